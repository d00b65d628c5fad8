import AppIntents
import HabitIntents

/// Which habits a widget is about.
package struct HabitsWidgetIntent: WidgetConfigurationIntent {
  package static let title: LocalizedStringResource = "Habits"
  package static let description: IntentDescription? = "Chooses the habits of a widget."

  @Parameter(title: "Category", description: "All habits, where none is chosen.")
  package var category: CategoryEntity?

  package init() {}
}
