import AppIntents
import HabitIntents

/// Which habit a control completes.
package struct HabitControlIntent: ControlConfigurationIntent {
  package static let title: LocalizedStringResource = "Habit"
  package static let description: IntentDescription? = "Chooses the habit of a control."

  @Parameter(title: "Habit", description: "The first one, where none is chosen.")
  package var habit: HabitEntity?

  package init() {}
}
