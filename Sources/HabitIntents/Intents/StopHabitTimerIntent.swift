import AppIntents
import HabitData
import HabitEngine

/// Stops the timer of a habit.
package struct StopHabitTimerIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Stop Timer"
  package static let description: IntentDescription? = IntentDescription(
    "Stops the timer of a habit and adds its time to the days it was spent on."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") package var habit: HabitEntity

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Stop the timer of \(\.$habit)")
  }

  package init() {}

  /// The intent for a habit, as a control performs it.
  package init(_ habit: HabitEntity) {
    self.habit = habit
  }

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, in: store, writes: true)
    try store.requireTimer(of: request.habit)
    store.stopTimer(request.habit)
    try request.requireSaved()
    return .result(value: request.entity, dialog: request.dialog)
  }
}
