import SwiftUI
import WidgetKit

/// Today's habits: how many are done, and the next ones with their buttons.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Today", provider: TodayProvider()) { entry in
      WidgetFrame(entry: entry) { TodayView(content: $0) }
    }
    .configurationDisplayName("Today")
    .description("Today's habits, checked off in place.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}
