import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A habit's strength, and its course over the last year.
struct StrengthCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let strength = store.strength(of: habit)
    StatisticsCard(title: "Habit Strength") {
      FigureLine(figure: strength.current.percent(locale), label: Text("today"))
      StrengthChart(
        strength: strength,
        today: store.today,
        tint: HabitTint(HabitColor(habit.color), .mark)
      )
      Text(explanation)
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }

  private var explanation: LocalizedStringResource {
    habit.kind == .quit
      ? LocalizedStringResource(
        """
        Each day without a slip makes the habit stronger. A slip weakens it a little. A strong habit \
        recovers fast.
        """
      )
      : LocalizedStringResource(
        """
        Each completed day makes the habit stronger. A missed day weakens it a little. A strong \
        habit recovers fast.
        """
      )
  }
}

/// A line chart of the strength of one or all habits over the last year, or since the first habit
/// began.
struct StrengthChart<Tint: ShapeStyle>: View {
  let strength: StrengthYear
  let today: CalendarDay
  let tint: Tint

  @Environment(\.locale) private var locale

  var body: some View {
    let calendar = Calendar.civil(locale)
    Chart(strength.points) { point in
      LineMark(
        x: .value("Day", Date(point.day)),
        y: .value("Habit Strength", point.score)
      )
      .foregroundStyle(tint)
      .lineStyle(StrokeStyle(lineWidth: 2))
      .accessibilityLabel(point.day.formatted(locale))
      .accessibilityValue(point.score.percent(locale))
    }
    .chartXScale(domain: Date(strength.start)...Date(today))
    .chartYPercents()
    .chartXAxis {
      AxisMarks(values: labeledDays.map { Date($0) }) {
        AxisValueLabel(format: format, centered: false)
          .foregroundStyle(.secondText)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .frame(height: 160)
    .environment(\.calendar, calendar)
    .environment(\.timeZone, .gmt)
  }

  private var length: Int { strength.start.distance(to: today) }

  /// True if the chart is long enough to label months instead of single days.
  private var showsMonths: Bool { length > 180 }

  private var format: Date.FormatStyle {
    let format = Date.FormatStyle(
      locale: locale,
      calendar: Calendar.civil(locale),
      timeZone: .gmt
    )
    return showsMonths
      ? format.month(.abbreviated) : format.month(.abbreviated).day()
  }

  /// The labeled days: the first days of up to four months, or three evenly spaced days. Each is
  /// far enough from the ends for its label.
  private var labeledDays: [CalendarDay] {
    guard showsMonths else {
      return [1, 3, 5].map { strength.start.advanced(by: $0 * length / 6) }
    }
    let first = strength.start.advanced(by: 20)
    return CalendarPeriod.month.last(12, until: today).map(\.lowerBound)
      .enumerated().filter { $0.offset % 3 == 1 && $0.element >= first }.map(\.element)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in StrengthCard(habit: habit) }
}
