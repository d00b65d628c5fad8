import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// How firmly a habit is established, and how that came about in the last year.
struct StrengthCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let strength = store.strength(of: habit)
    StatisticsCard(title: "Habit Strength") {
      FigureLine(figure: percent(strength.current), label: "today")
      chart(strength)
      Text(explanation)
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }

  private func chart(_ strength: StrengthYear) -> some View {
    let calendar = Calendar.civil(locale)
    let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    return Chart(strength.points) { point in
      LineMark(
        x: .value("Day", Date(point.day)),
        y: .value("Habit Strength", point.score)
      )
      .foregroundStyle(HabitTint(HabitColor(habit.color), .mark))
      .lineStyle(StrokeStyle(lineWidth: 2))
      .accessibilityValue(percent(point.score))
    }
    .chartXScale(domain: Date(store.today.advanced(by: -364))...Date(store.today))
    .chartYPercents()
    .chartXAxis {
      AxisMarks(values: quarters) {
        AxisValueLabel(format: format.month(.abbreviated), centered: false)
          .foregroundStyle(.secondText)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .frame(height: 160)
    .environment(\.calendar, calendar)
    .environment(\.timeZone, .gmt)
  }

  /// The first days of every third month, each far enough from the ends for its label.
  private var quarters: [Date] {
    CalendarPeriod.month.last(12, until: store.today).map(\.lowerBound)
      .enumerated().filter { $0.offset % 3 == 1 }.map { Date($0.element) }
  }

  private var explanation: String {
    habit.kind == .quit
      ? "Each day that is kept makes it stronger. A slip costs a little, and a firm habit recovers soon."
      : "Each day that is done makes it stronger. A missed day costs a little, and a firm habit recovers "
        + "soon."
  }

  private func percent(_ score: Double) -> String {
    score.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    StrengthCard(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    StrengthCard(habit: habit)
  }
}
