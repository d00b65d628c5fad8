import AppIntents
import HabitIntents

/// The configuration of a widget that shows one habit.
public struct HabitWidgetIntent: WidgetConfigurationIntent {
  /// The title of the configuration.
  public static let title: LocalizedStringResource = "Habit"
  /// The description of the configuration.
  public static let description: IntentDescription? = "Chooses the habit of a widget."

  /// The chosen habit, or nil for the default.
  @Parameter(title: "Habit", description: "The first habit by default.")
  public var habit: HabitEntity?

  /// Creates a configuration without a choice.
  public init() {}
}

/// The configuration of a widget that shows several habits.
public struct HabitsWidgetIntent: WidgetConfigurationIntent {
  /// The title of the configuration.
  public static let title: LocalizedStringResource = "Habits"
  /// The description of the configuration.
  public static let description: IntentDescription? = "Chooses the habits of a widget."

  /// The chosen category, or nil for the default.
  @Parameter(title: "Category", description: "All habits by default.")
  public var category: CategoryEntity?

  /// Creates a configuration without a choice.
  public init() {}
}

/// The configuration of a control: its habit.
public struct HabitControlIntent: ControlConfigurationIntent {
  /// The title of the configuration.
  public static let title: LocalizedStringResource = "Habit"
  /// The description of the configuration.
  public static let description: IntentDescription? = "Chooses the habit of a control."

  /// The chosen habit, or nil for the default.
  @Parameter(title: "Habit", description: "The first habit by default.")
  public var habit: HabitEntity?

  /// Creates a configuration without a choice.
  public init() {}
}
