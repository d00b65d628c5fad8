@testable import AppIntents
import Foundation
import HabitData
import HabitIntents
import HabitWidgets
import Testing

/// The first work of a process that the system starts for an intent.
struct FreshProcessTests {
  @Test func `An intent of a new widget process reports a missing store in words`() async {
    await #expect(processExitsWith: .success) {
      await WidgetExtension.start()
      let habit = HabitEntity(id: UUID(), name: "Read", icon: "book.fill")
      await #expect(FreshProcess.answer { try await IntentRun.perform(CompleteHabitIntent(habit)) })
    }
  }

  @Test func `A query of a new widget process reports a missing store in words`() async {
    await #expect(processExitsWith: .success) {
      await WidgetExtension.start()
      let run = await IntentRun(today: DateComponents())
      await #expect(FreshProcess.answer { try await run.suggestions(HabitEntity.self) })
    }
  }

  @Test func `An intent reports an app that is still starting in words`() async {
    await #expect(processExitsWith: .success) {
      HabitStoreProvider().register()
      await #expect(
        FreshProcess.answer("The app is starting. Try again.") {
          try await IntentRun.perform(GetTodayIntent())
        }
      )
    }
  }

  @Test func `A parameter made by a widget has all properties`() async {
    await #expect(processExitsWith: .success) {
      let habit = HabitEntity(id: UUID(), name: "Read", icon: "book.fill")
      _ = habit.displayRepresentation
      _ = IntentValue(habit)
    }
  }
}

private enum FreshProcess {
  /// True if work fails because there is no store, for the expected reason.
  static func answer(
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
