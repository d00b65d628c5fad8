@_spi(Host) @testable import AppIntents
import Foundation
@testable import HabitData
import HabitEngine
import HabitIntents
import HabitReminders
import HabitTestSupport
@testable import HabitWidgets
import TestSupport
import Testing
@testable import WidgetKit

/// The first work of a process that the system starts for an intent.
struct FreshProcessTests {
  @Test func `An intent of a new widget process explains a missing store`() async {
    await #expect(processExitsWith: .success) {
      await WidgetExtension.start()
      let habit = HabitEntity(id: UUID(), name: "Read", icon: "book.fill")
      await #expect(
        FreshProcess.failsWithoutStore { try await IntentRun.perform(CompleteHabitIntent(habit)) }
      )
    }
  }

  @Test func `An intent of a new widget process completes a habit and plans its reminders`() async {
    await #expect(processExitsWith: .success) {
      try await withTemporaryFolder { folder in
        let group = AppGroup(identifier: "test.\(UUID().uuidString)", container: folder)
        let habit = try await FreshProcess.makeHabit(in: group)
        let reloads = ChangeCounter()
        ControlCenter.shared.onReload { reloads.increment() }
        let reminders = RequestedReminders()
        await WidgetExtension.start(in: group, reminders: reminders)
        let answer = try await IntentRun.perform(CompleteHabitIntent(habit))
        #expect(answer.dialog?.contains("Read today: completed") == true)
        #expect(reloads.count == 1)
        #expect(await reminders.titles == ["Time for Read"])
      }
    }
  }

  @Test func `A query of a new widget process explains a missing store`() async {
    await #expect(processExitsWith: .success) {
      await WidgetExtension.start()
      let run = await IntentRun(today: DateComponents())
      await #expect(FreshProcess.failsWithoutStore { try await run.suggestions(HabitEntity.self) })
    }
  }

  @Test func `An intent explains that the app is still starting`() async {
    await #expect(processExitsWith: .success) {
      HabitStoreProvider().register()
      await #expect(
        FreshProcess.failsWithoutStore("The app is starting. Try again.") {
          try await IntentRun.perform(GetTodayIntent())
        }
      )
    }
  }

  @Test func `A habit entity created in a new process has a representation and an intent value`()
    async
  {
    await #expect(processExitsWith: .success) {
      let habit = HabitEntity(id: UUID(), name: "Read", icon: "book.fill")
      _ = habit.displayRepresentation
      _ = IntentValue(habit)
    }
  }
}

/// A notification center that records the titles of requests.
private actor RequestedReminders: ReminderCenter {
  private(set) var titles: Set<String> = []

  @MainActor func start(for service: NotificationService) {}
  func permission() -> ReminderPermission { .allowed }
  func requestPermission() -> ReminderPermission { .allowed }
  func pending() -> Set<String> { [] }
  func delivered() -> Set<ShownReminder> { [] }
  func schedule(_ notification: ReminderNotification) { titles.insert(notification.title) }
  func removePending(_ identifiers: Set<String>) {}
  func removeDelivered(_ identifiers: Set<String>) {}
}

private enum FreshProcess {
  /// Makes a habit in a group's store, as the app does before its widgets are used.
  @MainActor static func makeHabit(in group: AppGroup) throws -> HabitEntity {
    let container = try StoreFile.open(group.store, for: HabitSchema.models)
    group.noteVersion()
    let days = DayClock(clock: .system, settings: group.settings, timeZone: .gmt)
    let store = HabitStore(container, days: days, settings: group.settings)
    let noon = Reminder(hour: 12, minute: 0, weekdays: Set(Weekday.allCases))
    #expect(store.create(HabitDraft(name: "Read", reminders: [noon])) != nil)
    let habit = try #require(try store.allHabits().first)
    return HabitEntity(id: habit.id, name: habit.name, icon: habit.icon)
  }

  /// Returns true if the work fails with the expected reason for a missing store.
  static func failsWithoutStore(
    _ reason: String = "Open Habit Tracker.",
    _ work: () async throws -> Any
  ) async -> Bool {
    do {
      _ = try await work()
      return false
    } catch {
      return error.localizedDescription == "Couldn't open your habits. \(reason)"
    }
  }
}
