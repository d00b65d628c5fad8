import AppIntents
import HabitData
import HabitEngine

/// An intent that completes a habit's day.
public struct CompleteHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Complete Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Completes a habit for today or a past day. For a habit to quit, removes a slip."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Complete \(\.$habit)") {
      \.$day
    }
  }

  public init() {}

  /// Creates the intent of a control for a habit.
  package init(_ habit: HabitEntity, day: DateComponents? = nil) {
    self.habit = habit
    self.day = day
  }

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    try await stores.change(habit, on: day) { $0.store.complete($0.day, of: $0.habit) }
  }
}
