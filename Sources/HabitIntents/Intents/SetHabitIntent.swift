import AppIntents
import HabitData
import HabitEngine

/// An intent that sets the amount of a habit's day.
public struct SetHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Set Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Sets a habit's total count or amount on a day."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Amount", description: "In the habit's unit, or minutes.")
  public var amount: Double
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$habit) to \(\.$amount)") {
      \.$day
    }
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    try await stores.change(habit, on: day) { request in
      let measure = request.habit.measure
      let parts = try measure.requestedAmount(Measure.text(of: amount), within: measure.counts)
      request.store.setCount(parts, on: request.day, of: request.habit)
    }
  }
}
