import SwiftUI
import WidgetKit

/// One habit: its button and its weeks.
struct HabitWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Habit", provider: HabitProvider()) { entry in
      WidgetFrame(entry: entry) { HabitView(content: $0) }
    }
    .configurationDisplayName("Habit")
    .description("One habit with its button and its weeks.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}
