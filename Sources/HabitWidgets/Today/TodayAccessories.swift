import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// Today's progress on the lock screen as a ring.
struct TodayCircle: View {
  let progress: TodayProgress

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      TodayCountRing(progress: progress, size: 62)
    }
  }
}

/// Today's progress on the lock screen, with the count and the next two habits.
struct TodayRectangle: View {
  let content: TodayContent

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 4) {
        Image(systemName: "checkmark.circle")
          .widgetAccentable()
        Text(content.title)
          .lineLimit(1)
        Spacer(minLength: 0)
        Text("\(content.progress.done)/\(content.progress.due)")
          .privacySensitive()
      }
      .font(.subheadline.weight(.semibold).monospacedDigit())
      ForEach(open.prefix(2)) { day in
        Text(day.name)
          .lineLimit(1)
          .privacySensitive()
      }
      if open.isEmpty {
        Text(content.message)
          .lineLimit(2)
          .privacySensitive()
      }
      Spacer(minLength: 0)
    }
    .font(.footnote)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private var open: [HabitDay] { content.habits.filter(\.isOpen) }
}

#Preview("Populated") {
  TodayRectangle(content: PreviewFacts.sample.today)
}
