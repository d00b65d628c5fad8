import AppIntents
import HabitData
import HabitEngine

/// An intent that starts a habit's timer.
public struct StartHabitTimerIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Start Timer"
  public static let description: IntentDescription? = IntentDescription(
    "Starts or resumes the timer of a habit measured in minutes."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Start the timer of \(\.$habit)")
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
    try store.requireTimed(request.habit)
    store.startTimer(request.habit)
    try store.requireSaved()
    await stores.updateReminders?(store)
    return .result(
      value: try request.entity,
      dialog: "\(request.habit.name): the timer is running."
    )
  }
}
