import AppIntents
import HabitData
import HabitEngine

/// Shows a habit in a window of the app.
package struct OpenHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Open Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Shows a habit in the app."
  )
  package static let openAppWhenRun = true
  package static let scope = AccessScope.read

  @Parameter(title: "Habit") package var habit: HabitEntity

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$habit)")
  }

  package init() {}

  /// The intent for a habit, as a control performs it.
  package init(_ habit: HabitEntity) {
    self.habit = habit
  }

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, in: store, writes: false)
    store.showInWindow(request.habit)
    return .result(value: request.entity, dialog: "\(request.habit.name) is open.")
  }
}
