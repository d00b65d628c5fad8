import AppIntents
import HabitData
import HabitEngine

/// Has a habit rest.
package struct PauseHabitIntent: HabitIntent {
  package static let title: LocalizedStringResource = "Pause Habit"
  package static let description: IntentDescription? = IntentDescription(
    "Lets a habit rest for some days, which neither extend nor break its streak."
  )
  package static let scope = AccessScope.everything

  @Parameter(title: "Habit") package var habit: HabitEntity
  @Parameter(title: "From", description: "The first day; today, where none is said.", kind: .date)
  package var from: DateComponents?
  @Parameter(
    title: "Until",
    description: "The last day; without one the pause has no end.",
    kind: .date
  )
  package var until: DateComponents?

  @Dependency private var store: HabitStore

  package static var parameterSummary: some ParameterSummary {
    Summary("Pause \(\.$habit) until \(\.$until)") {
      \.$from
    }
  }

  package init() {}

  @MainActor package func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let request = try HabitRequest(habit, in: store, writes: true)
    let first = try from.map { try CalendarDay($0) } ?? store.today
    try store.requestPause(
      [request.habit],
      from: first,
      until: try until.map { try CalendarDay($0) }
    )
    try request.requireSaved()
    let words = request.habit.pauses.pause(on: first)?.words { $0.spoken } ?? "not paused"
    return .result(value: request.entity, dialog: "\(request.habit.name): \(words).")
  }
}
