import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A habit on the lock screen, with today's progress around its symbol.
struct HabitCircle: View {
  let day: HabitDay

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if !redactionReasons.contains(.privacy) {
        CompletionRing(state: day.state, color: HabitColor(day.color), size: 62)
          .widgetAccentable()
      }
      Image(systemName: day.icon)
        .font(.system(size: 22, weight: .semibold))
        .foregroundStyle(.firstText)
        .privacySensitive()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(day.name), \(day.state.label)")
    .privacySensitive()
  }
}

/// A habit on the lock screen, with its name, today's state, and its last seven days.
struct HabitRectangle: View {
  let figures: HabitFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Image(systemName: figures.day.icon)
          .widgetAccentable()
        Text(figures.day.name)
          .lineLimit(1)
      }
      .font(.subheadline.weight(.semibold))
      Text(figures.todayInWords)
        .font(.footnote)
        .lineLimit(1)
      Spacer(minLength: 0)
      WeekDots(week: figures.week)
        .widgetAccentable()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .privacySensitive()
  }
}

/// A habit above the clock of the lock screen.
struct HabitInline: View {
  let day: HabitDay

  var body: some View {
    Label("\(day.name): \(day.state.summary)", systemImage: day.icon)
      .privacySensitive()
  }
}

/// The last seven days, ending today.
private struct WeekDots: View {
  let week: [DayState]

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(week.enumerated()), id: \.offset) { _, state in
        Capsule()
          .fill(.firstText)
          .opacity(opacity(state))
          .frame(width: 17, height: 7)
      }
    }
    .accessibilityHidden(true)
  }

  private func opacity(_ state: DayState) -> Double {
    if redactionReasons.contains(.privacy) { return 0.2 }
    if state.isComplete { return 1 }
    return state.isPartial ? 0.55 : 0.25
  }
}

#Preview("Populated") {
  HabitRectangle(figures: PreviewFacts.sample.figures)
}
