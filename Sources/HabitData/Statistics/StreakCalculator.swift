import Foundation
import HabitEngine

/// Streaks and completions of a habit, from its history and target.
///
/// ```swift
/// let streaks = StreakCalculator.calculateStreak(
///   from: log, target: target, weekStart: .monday, today: today)
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

  /// Returns the streaks, treating the day of the first record as the habit's first day.
  package static func calculateStreak(
    from log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    let history = HabitHistory(log: log, target: target, created: today)
    return Streaks(history, weekStart: weekStart, today: today)
  }

  /// Returns the streaks of stored records.
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
    return calculateStreak(from: log, target: target, weekStart: weekStart, today: today)
  }

  /// Returns the completions of the last weeks in ascending order, ending with the current one.
  ///
  /// - Parameter weeksBack: The number of weeks; negative values mean none.
  package static func weeklyCompletions(
    from log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay,
    weeksBack: Int
  ) -> [PeriodTotal] {
    PeriodTotal.lastWeeks(
      weeksBack,
      of: log,
      target: target,
      weekStart: weekStart,
      today: today
    )
  }

  /// Returns the completion rates of the last calendar months in ascending order, ending with the
  /// current one. The day of the first record is treated as the habit's first day.
  ///
  /// - Parameter monthsBack: The number of months; negative values mean none.
  package static func monthlyCompletionRate(
    from log: HabitLog,
    target: HabitTarget,
    today: CalendarDay,
    monthsBack: Int
  ) -> [MonthlyRate] {
    let history = HabitHistory(log: log, target: target, created: log.firstDay ?? today)
    return PeriodTotal.lastMonths(monthsBack, of: log, target: target, today: today).map { month in
      MonthlyRate(
        days: month.days,
        rate: CompletionRate(history, days: month.days, today: today)
      )
    }
  }

  /// Returns the day that contains an instant.
  ///
  /// - Parameter boundary: The rule that maps instants to days.
  package static func startOfDay(for date: Date, boundary: DayBoundary) -> CalendarDay {
    boundary.day(of: date)
  }
}
