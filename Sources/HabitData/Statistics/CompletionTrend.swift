import Foundation
import HabitEngine

/// The completion rate over several habits, period by period.
struct CompletionTrend: Hashable {
  /// One week, month or year.
  struct Point: Hashable, Identifiable {
    let days: ClosedRange<CalendarDay>
    let rate: CompletionRate

    var id: CalendarDay { days.lowerBound }
  }

  /// Ascending; the last one is the current period.
  let points: [Point]

  init(
    _ histories: [HabitHistory],
    period: StatisticsPeriod,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let periods = period.calendarPeriod(weekStart).last(period.count, until: today)
    points = periods.map { days in
      Point(days: days, rate: Self.rate(histories, in: days, today: today))
    }
  }

  /// The rate over several habits in a span of days.
  static func rate(
    _ histories: [HabitHistory],
    in days: ClosedRange<CalendarDay>,
    today: CalendarDay
  ) -> CompletionRate {
    .overall(of: histories.map { CompletionRate($0, days: days, today: today) })
  }
}
