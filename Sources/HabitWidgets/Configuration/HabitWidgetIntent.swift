import AppIntents
import HabitIntents

/// Which habit a widget is about.
package struct HabitWidgetIntent: WidgetConfigurationIntent {
  package static let title: LocalizedStringResource = "Habit"
  package static let description: IntentDescription? = "Chooses the habit of a widget."

  @Parameter(title: "Habit", description: "The first one, where none is chosen.")
  package var habit: HabitEntity?

  package init() {}
}
