import AppIntents
import Foundation
import HabitEngine
import WidgetKit

/// The timeline provider of the widget "Today".
struct TodayProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WidgetEntry<TodayContent> {
    .sample { TodayContent($0, category: nil, at: $1) }
  }

  func snapshot(
    for configuration: HabitsWidgetIntent,
    in context: Context
  ) async -> WidgetEntry<TodayContent> {
    let entry = await timeline(for: configuration, in: context).entries[0]
    return context.isPreview && entry.content?.hasHabits == false
      ? placeholder(in: context) : entry
  }

  func timeline(
    for configuration: HabitsWidgetIntent,
    in context: Context
  ) async -> Timeline<WidgetEntry<TodayContent>> {
    let category = configuration.category.map { HabitCategory(rawValue: $0.id) }
    let schedule = await WidgetSource.schedule {
      TodayContent.schedule($0, category: category, from: $1)
    }
    return Timeline(schedule)
  }
}
