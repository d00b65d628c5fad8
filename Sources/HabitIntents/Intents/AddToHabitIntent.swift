import AppIntents
import HabitData
import HabitEngine

/// An intent that adds an amount to a habit's day. Without an amount, it adds a step, or records a
/// slip of a quit habit.
public struct AddToHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Add to Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Adds an amount to a habit's day, in the habit's unit. Adds one step by default."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Amount", description: "In the habit's unit, or minutes. One step by default.")
  public var amount: Double?
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$amount) to \(\.$habit)") {
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
      let (store, habit, day) = (request.store, request.habit, request.day)
      let typed = amount.map { Measure.text(of: $0) }
      let parts = try typed.map { try habit.measure.requestedAmount($0) } ?? habit.measure.step
      try store.requireRoom(for: parts, of: habit, on: day)
      if amount == nil, habit.kind == .quit {
        store.recordSlip(day, of: habit)
      } else {
        store.add(parts, to: habit, on: day)
      }
    }
  }
}
