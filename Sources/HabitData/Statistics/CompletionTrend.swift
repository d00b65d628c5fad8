import Foundation
import HabitEngine

/// The completion rate over several habits, period by period.
package struct CompletionTrend: Hashable, Sendable {
  /// One week, month or year.
  package struct Point: Hashable, Identifiable, Sendable {
    package let days: ClosedRange<CalendarDay>
    package let rate: CompletionRate

    package var id: CalendarDay { days.lowerBound }
  }

  /// Ascending, from the first day of a habit on; the last one is the current period.
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

  /// The rate over several habits in a span of days.
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
