import AppIntents
import Foundation
import WidgetKit

/// The timeline provider of the widget "Habit".
struct HabitProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WidgetEntry<HabitContent> {
    .sample { HabitContent($0, habit: nil, at: $1) }
  }

  func snapshot(
    for configuration: HabitWidgetIntent,
    in context: Context
  ) async -> WidgetEntry<HabitContent> {
    let entry = await timeline(for: configuration, in: context).entries[0]
    return context.isPreview && entry.content == .noHabits ? placeholder(in: context) : entry
  }

  func timeline(
    for configuration: HabitWidgetIntent,
    in context: Context
  ) async -> Timeline<WidgetEntry<HabitContent>> {
    let id = configuration.habit?.id
    let schedule = await WidgetSource.schedule { HabitContent.schedule($0, habit: id, from: $1) }
    return Timeline(schedule)
  }
}
