import Foundation
import HabitEngine

/// The completion rate of several habits in consecutive periods.
package struct CompletionTrend: Hashable, Sendable {
  /// The rate in one week, month, or year.
  package struct Point: Hashable, Identifiable, Sendable {
    package let days: ClosedRange<CalendarDay>
    package let rate: CompletionRate

    package var id: CalendarDay { days.lowerBound }
  }

  /// The rates of the last periods in ascending order, ending with the current one. Periods before
  /// the first habit began are left out, except in the last 30 days.
  package let points: [Point]

  init(
    _ histories: [HabitHistory],
    period: StatisticsPeriod,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let start = histories.map { $0.chartStart(until: today) }.min() ?? today
    let periods = period.calendarPeriod(weekStart).last(period.count, until: today)
      .filter { $0.upperBound >= start }
    points = periods.map { days in
      Point(days: days, rate: Self.rate(histories, in: days, weekStart: weekStart, today: today))
    }
  }

  /// Returns the rate of several habits in a span of days.
  static func rate(
    _ histories: [HabitHistory],
    in days: ClosedRange<CalendarDay>,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> CompletionRate {
    .overall(
      of: histories.map {
        CompletionRate($0, days: days, weekStart: weekStart, today: today)
      }
    )
  }
}

extension HabitHistory {
  /// Returns the first day of charts: the earliest of the habit's first day, its first record, and
  /// 29 days ago.
  package func chartStart(until today: CalendarDay) -> CalendarDay {
    min(firstDay, log.firstDay ?? firstDay, today.advanced(by: -29))
  }
}

extension CompletionRate {
  /// Returns the rate as a whole percentage: "78%".
  package func percent(_ locale: Locale) -> String { fraction.percent(locale) }

  /// Returns the rate as a whole percentage, or a dash if no day is expected.
  package func percentOrDash(_ locale: Locale) -> String {
    expectedDays > 0 ? percent(locale) : "–"
  }
}

extension Double {
  /// Returns a fraction as a whole percentage, rounding halves up: "78%".
  package func percent(_ locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    return formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }
}
