import Foundation
import HabitData
import HabitSync

/// What is in the store of a preview.
enum PreviewHistory: CaseIterable {
  /// The sample history, one habit of it in the archive.
  case sample
  /// One habit that was made just now.
  case newHabit
  /// No habits.
  case none

  /// The app with such a store, in memory, on a day that is always the same.
  @MainActor var session: AppSession { session(PreviewCiphers()) }

  /// The same with other ciphers: a test's, which does sync.
  @MainActor func session(_ ciphers: any Ciphers) -> AppSession {
    do {
      let session = try AppSession(
        launch,
        ciphers: ciphers,
        reminders: PreviewReminders()
      ) {
        try launch.modelContainer(for: [Habit.self, HabitCompletion.self])
      }
      if self == .newHabit, case .open(let services) = session.state {
        _ = services.store.create(HabitDraft(name: "Read"))
      }
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

/// Notifications of a preview: none, and the user was not asked yet.
private struct PreviewReminders: ReminderCenter {
  @MainActor func start(for service: NotificationService) {}
  func permission() async -> ReminderPermission { .undecided }
  func requestPermission() async throws -> ReminderPermission { .allowed }
  func pending() async -> Set<String> { [] }
  func delivered() async -> Set<ShownReminder> { [] }
  func schedule(_ notification: ReminderNotification) async throws {}
  func removePending(_ identifiers: Set<String>) async {}
  func removeDelivered(_ identifiers: Set<String>) async {}
}
