import AppIntents
import Foundation
import HabitEngine
import SwiftUI
import WidgetKit

/// A widget with the longest current streaks.
struct StreaksWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Streaks", provider: StreaksProvider()) { entry in
      WidgetFrame(entry: entry) { StreaksView(content: $0) }
    }
    .configurationDisplayName("Streaks")
    .description("Your longest current streaks.")
    .supportedFamilies([.systemMedium])
  }
}

/// The timeline provider of the widget "Streaks".
struct StreaksProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WidgetEntry<StreaksContent> {
    .sample { StreaksContent($0, category: nil, at: $1) }
  }

  func snapshot(
    for configuration: HabitsWidgetIntent,
    in context: Context
  ) async -> WidgetEntry<StreaksContent> {
    let entry = await timeline(for: configuration, in: context).entries[0]
    return context.isPreview && entry.content?.hasHabits == false
      ? placeholder(in: context) : entry
  }

  func timeline(
    for configuration: HabitsWidgetIntent,
    in context: Context
  ) async -> Timeline<WidgetEntry<StreaksContent>> {
    let category = configuration.category.map { HabitCategory(rawValue: $0.id) }
    let schedule = await WidgetSource.schedule {
      StreaksContent.schedule($0, category: category, from: $1)
    }
    return Timeline(schedule)
  }
}

#Preview("Medium", as: .systemMedium) {
  StreaksWidget()
} timeline: {
  PreviewFacts.sample.entry(\.streaks)
  PreviewFacts.none.entry(\.streaks)
}
