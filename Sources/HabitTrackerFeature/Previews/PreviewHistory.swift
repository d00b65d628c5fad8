import Foundation
import HabitData
import HabitReminders

/// The content of a preview's store.
enum PreviewHistory: CaseIterable {
  /// The sample history, with one archived habit.
  case sample
  /// A habit that was just created.
  case newHabit
  /// No habits.
  case none

  /// A session with an in-memory store and a fixed clock.
  @MainActor var session: AppSession {
    do {
      let session = try AppSession(
        launch,
        reminders: PreviewReminders()
      ) {
        try launch.modelContainer(for: [Habit.self, HabitCompletion.self])
      }
      if self == .newHabit { _ = session.store?.create(HabitDraft(name: "Read")) }
      if self == .sample {
        for scope in AccessScope.allCases {
          _ = try session.access.make(named: "Wall", scope: scope)
        }
      }
      return session
    } catch {
      preconditionFailure("The store of a preview can't be made: \(error)")
    }
  }

  private var launch: Launch {
    Launch(
      storeURL: nil,
      clock: .starting(at: Date(timeIntervalSince1970: 1_773_079_200)),
      timeZone: .gmt,
      sample: self == .sample ? 17 : nil
    )
  }
}

/// A reminder center without notifications and with undecided permission.
struct PreviewReminders: ReminderCenter {
  @MainActor func start(for service: NotificationService) {}
  func permission() async -> ReminderPermission { .undecided }
  func requestPermission() async throws -> ReminderPermission { .allowed }
  func pending() async -> Set<String> { [] }
  func delivered() async -> Set<ShownReminder> { [] }
  func schedule(_ notification: ReminderNotification) async throws {}
  func removePending(_ identifiers: Set<String>) async {}
  func removeDelivered(_ identifiers: Set<String>) async {}
}
