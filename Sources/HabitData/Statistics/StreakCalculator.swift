import Foundation
import HabitEngine

/// Streaks and completions of a habit, from its history and what it asks for.
package enum StreakCalculator {
  /// How much of what it expects a habit reached in a calendar month.
  package struct MonthlyRate: Hashable {
    /// The first and the last day of the month.
    package let days: ClosedRange<CalendarDay>
    /// From 0 to 1; 0 before the habit began.
    package let rate: CompletionRate
  }

  /// The streak that goes on now and the longest one, in the unit of the goal's period.
  package static func calculateStreak(
    from history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    Streaks(history, weekStart: weekStart, today: today)
  }

  /// The same of a habit that counts from its first record.
  package static func calculateStreak(
    from log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    Streaks(log, target: target, weekStart: weekStart, today: today)
  }

  /// The same from the records themselves.
  /// - Parameter completions: In any order; of several records of a day the highest count holds.
  package static func calculateStreak(
    from completions: [HabitCompletion],
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> Streaks {
    let log = HabitLog(completions.map(\.record.counted))
    return calculateStreak(from: log, target: target, weekStart: weekStart, today: today)
  }

  /// The completions of the last weeks, ascending, the current one last.
  /// - Parameter weeksBack: How many weeks; none where negative.
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

  /// The completion rates of the last calendar months, ascending, the current one last. A habit
  /// counts from its first record.
  /// - Parameter monthsBack: How many months; none where negative.
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

  /// An instant brought to the start of its day: all instants of a day are that day.
  /// - Parameter boundary: Which instant belongs to which day.
  package static func startOfDay(for date: Date, boundary: DayBoundary) -> CalendarDay {
    boundary.day(of: date)
  }
}
