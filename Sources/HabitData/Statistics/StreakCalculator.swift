import Foundation
import HabitEngine

/// Streaks and completions of a habit, from its history.
///
/// ```swift
/// let streaks = StreakCalculator.calculateStreak(
///   from: history, weekStart: .monday, today: today)
/// streaks.current  // 12
/// ```
package enum StreakCalculator {
  /// A habit's completion rate in a calendar month.
  package struct MonthlyRate: Hashable {
    /// The first to the last day of the month.
    package let days: ClosedRange<CalendarDay>
    /// The rate, from 0 to 1; 0 before the habit began.
    package let rate: CompletionRate
  }

  /// Returns the current and the longest streak, in the unit of the goal's period.
  package static func calculateStreak(
    from history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    Streaks(history, weekStart: weekStart, today: today)
  }

  /// Returns the streaks of stored records, treating the day of the first record as the habit's
  /// first day.
  ///
  /// - Parameter completions: The records in any order. Of several records of a day, the highest
  ///   count is used.
  package static func calculateStreak(
    from completions: [HabitCompletion],
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    let log = HabitLog(completions.map(\.record.counted))
    let history = HabitHistory(log: log, target: target, created: today)
    return Streaks(history, weekStart: weekStart, today: today)
  }

  /// Returns the completions of the last weeks in ascending order, ending with the current one.
  ///
  /// - Parameter weeksBack: The number of weeks; negative values mean none.
  package static func weeklyCompletions(
    from history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay,
    weeksBack: Int
  ) -> [PeriodTotal] {
    CalendarPeriod.week(weekStart).last(weeksBack, until: today)
      .map { PeriodTotal(history, days: $0, weekStart: weekStart, today: today) }
  }

  /// Returns the completion rates of the last calendar months in ascending order, ending with the
  /// current one.
  ///
  /// - Parameter monthsBack: The number of months; negative values mean none.
  package static func monthlyCompletionRate(
    from history: HabitHistory,
    today: CalendarDay,
    monthsBack: Int
  ) -> [MonthlyRate] {
    CalendarPeriod.month.last(monthsBack, until: today)
      .map { MonthlyRate(days: $0, rate: CompletionRate(history, days: $0, today: today)) }
  }

  /// Returns the day that contains an instant.
  ///
  /// - Parameter boundary: The rule that maps instants to days.
  package static func startOfDay(for date: Date, boundary: DayBoundary) -> CalendarDay {
    boundary.day(of: date)
  }
}
