import AppIntents
import HabitData
import HabitEngine

/// An intent that skips a habit's day.
public struct SkipHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Skip Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Skips a habit on a day without breaking its streak."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Skip \(\.$habit)") {
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
    try await stores.change(habit, on: day) { $0.store.skip($0.day, of: $0.habit) }
  }
}
