import AppIntents
import HabitData
import HabitEngine

/// An intent that adds an amount to a habit's day, or a slip for a quit habit.
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
  package init(_ habit: HabitEntity) {
    self.habit = habit
  }

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, on: day, in: store, writes: true)
    let measure = request.habit.measure
    let parts = try amount.map { try measure.requestedAmount($0) } ?? measure.step
    try store.requireRoom(for: parts, of: request.habit, on: request.day)
    if amount == nil, request.habit.kind == .quit {
      store.recordSlip(request.day, of: request.habit)
    } else {
      store.add(parts, to: request.habit, on: request.day)
    }
    try request.requireSaved()
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}
