import AppIntents
import HabitData
import HabitEngine

/// Tells how a habit stands.
package struct GetHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Get Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Tells how a habit stands on a day, with its streaks."
  )
  package static let scope = AccessScope.read

  @Parameter(title: "Habit") package var habit: HabitEntity
  @Parameter(title: "Day", description: "Today, where none is said.", kind: .date)
  package var day: DateComponents?

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Get \(\.$habit)") {
      \.$day
    }
  }

  package init() {}

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, on: day, in: store, writes: false)
    return .result(value: request.entity, dialog: request.dialog)
  }
}
