import AppIntents
import HabitData
import HabitEngine

/// Has a habit go on after a pause.
package struct ResumeHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Resume Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Ends the pause that a habit is in, or takes back the next one."
  )
  package static let scope = AccessScope.everything

  @Parameter(title: "Habit") package var habit: HabitEntity

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Resume \(\.$habit)")
  }

  package init() {}

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, in: store, writes: true)
    _ = try store.requestResume([request.habit])
    try request.requireSaved()
    return .result(value: request.entity, dialog: request.dialog)
  }
}
