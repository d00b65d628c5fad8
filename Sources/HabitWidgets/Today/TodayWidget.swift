import SwiftUI
import WidgetKit

/// A widget with the number of completed habits, and with the next habits and their buttons.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Today", provider: WidgetProvider<TodayContent>()) { entry in
      WidgetFrame(entry: entry) { TodayView(content: $0) }
    }
    .configurationDisplayName("Today")
    .description("Today's habits, to check off.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}

#Preview("Small", as: .systemSmall) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}

#Preview("Medium", as: .systemMedium) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}

#Preview("Large", as: .systemLarge) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}

#Preview("Circular", as: .accessoryCircular) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}

#Preview("Rectangular", as: .accessoryRectangular) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}

#Preview("Inline", as: .accessoryInline) {
  TodayWidget()
} timeline: {
  PreviewFacts.sample.entry(\.today)
  PreviewFacts.none.entry(\.today)
}
