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
