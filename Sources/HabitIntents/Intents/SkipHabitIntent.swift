import AppIntents
import HabitData
import HabitEngine

/// Leaves a day of a habit out.
package struct SkipHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Skip Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Leaves a day of a habit out, so that it neither extends nor breaks the streak."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") package var habit: HabitEntity
  @Parameter(title: "Day", description: "Today, where none is said.", kind: .date)
  package var day: DateComponents?

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Skip \(\.$habit)") {
      \.$day
    }
  }

  package init() {}

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, on: day, in: store, writes: true)
    store.skip(request.day, of: request.habit)
    try request.requireSaved()
    return .result(value: request.entity, dialog: request.dialog)
  }
}
