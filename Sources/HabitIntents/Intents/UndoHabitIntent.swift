import AppIntents
import HabitData
import HabitEngine

/// An intent that undoes progress on a habit's day.
public struct UndoHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Undo Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Undoes a habit's day: an amount, one of several times, a skip, or everything."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(
    title: "Amount",
    description: "The amount to subtract, in the habit's unit, or minutes."
  )
  public var amount: Double?
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Undo \(\.$habit)") {
      \.$amount
      \.$day
    }
  }

  public init() {}

  /// Creates the intent of a control for a habit.
  package init(_ habit: HabitEntity, amount: Double? = nil, day: DateComponents? = nil) {
    self.habit = habit
    self.amount = amount
    self.day = day
  }

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    try await stores.change(habit, on: day) { request in
      let amount = amount.map { Measure.text(of: $0) }
      try request.store.undoProgress(amount, of: request.habit, on: request.day)
    }
  }
}
