import AppIntents
import HabitData
import HabitEngine

/// Starts the timer of a habit.
package struct StartHabitTimerIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Start Timer"
  package static let description: IntentDescription? = IntentDescription(
    "Starts the timer of a habit that is counted in minutes, or has it go on."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") package var habit: HabitEntity

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Start the timer of \(\.$habit)")
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
    try store.requireTimed(request.habit)
    store.startTimer(request.habit)
    try request.requireSaved()
    return .result(value: request.entity, dialog: "\(request.habit.name): the timer runs.")
  }
}
