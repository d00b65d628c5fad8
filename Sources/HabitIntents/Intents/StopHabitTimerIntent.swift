import AppIntents
import HabitData
import HabitEngine

/// An intent that stops a habit's timer.
public struct StopHabitTimerIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Stop Timer"
  public static let description: IntentDescription? = IntentDescription(
    "Stops a habit's timer and adds its time to the days on which it ran."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Stop the timer of \(\.$habit)")
  }

  public init() {}

  /// Creates the intent of a control for a habit.
  package init(_ habit: HabitEntity) {
    self.habit = habit
  }

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, in: store, writes: true)
    try store.requireTimer(of: request.habit)
    try store.requireNoQuestion(
      of: request.habit,
      help: "Stop it in the app, and choose how much of the time counts"
    )
    store.stopTimer(request.habit)
    try request.requireSaved()
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}
