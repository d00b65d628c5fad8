import AppIntents
import HabitData
import HabitEngine

/// Says what a day of a habit has.
package struct SetHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Set Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Says how often a habit was done on a day in all, or how much."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") package var habit: HabitEntity
  @Parameter(title: "Amount", description: "In the habit's unit, or minutes.")
  package var amount: Double
  @Parameter(title: "Day", description: "Today, where none is said.", kind: .date)
  package var day: DateComponents?

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$habit) to \(\.$amount)") {
      \.$day
    }
  }

  package init() {}

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, on: day, in: store, writes: true)
    let measure = request.habit.measure
    let parts = try measure.requestedAmount(Measure.text(of: amount), within: measure.counts)
    store.setCount(parts, on: request.day, of: request.habit)
    try request.requireSaved()
    return .result(value: request.entity, dialog: request.dialog)
  }
}
