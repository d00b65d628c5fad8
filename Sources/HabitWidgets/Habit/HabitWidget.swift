import SwiftUI
import WidgetKit

/// A widget with the button and weeks of a habit.
struct HabitWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Habit", provider: WidgetProvider<HabitContent>()) { entry in
      WidgetFrame(entry: entry) { HabitView(content: $0) }
    }
    .configurationDisplayName("Habit")
    .description("One habit with its recent weeks.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}

#Preview("Small", as: .systemSmall) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}

#Preview("Medium", as: .systemMedium) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}

#Preview("Large", as: .systemLarge) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}

#Preview("Circular", as: .accessoryCircular) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}

#Preview("Rectangular", as: .accessoryRectangular) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}

#Preview("Inline", as: .accessoryInline) {
  HabitWidget()
} timeline: {
  PreviewFacts.sample.entry(\.habit)
  PreviewFacts.none.entry(\.habit)
}
