import SwiftUI
import WidgetKit

/// A widget with the longest current streaks.
struct StreaksWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Streaks", provider: WidgetProvider<StreaksContent>()) { entry in
      WidgetFrame(entry: entry) { StreaksView(content: $0) }
    }
    .configurationDisplayName("Streaks")
    .description("Your longest current streaks.")
    .supportedFamilies([.systemMedium])
  }
}

#Preview("Medium", as: .systemMedium) {
  StreaksWidget()
} timeline: {
  PreviewFacts.sample.entry(\.streaks)
  PreviewFacts.none.entry(\.streaks)
}
