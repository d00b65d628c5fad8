import Foundation
import HabitEngine

/// Streaks and completions of a habit from its records, for whoever holds the records themselves.
/// The screens read the habit's log instead, which is kept up to date with each write.
struct StreakCalculator {
  /// When a day is complete, and what a streak is.
  let target: HabitTarget
  /// The day on which weeks begin.
  let weekStart: WeekStart
  /// What time it is.
  let clock: AppClock
  /// Which instant belongs to which day.
  let boundary: DayBoundary

  /// How much of what it expects a habit reached in a calendar month.
  struct MonthlyRate: Hashable {
    /// The first and the last day of the month.
    let days: ClosedRange<CalendarDay>
    /// From 0 to 1; 0 before the habit began.
    let rate: CompletionRate
  }

  /// The streak that goes on now and the longest one, in the unit of the goal's period.
  /// - Parameter completions: In any order; of several records of a day the highest count holds.
  func calculateStreak(from completions: [HabitCompletion]) -> Streaks {
    Streaks(log(of: completions), target: target, weekStart: weekStart, today: today)
  }

  /// The completions of the last weeks, ascending, the current one last.
  /// - Parameter weeksBack: How many weeks; none where negative.
  func weeklyCompletions(from completions: [HabitCompletion], weeksBack: Int) -> [PeriodTotal] {
    PeriodTotal.lastWeeks(
      weeksBack,
      of: log(of: completions),
      target: target,
      weekStart: weekStart,
      today: today
    )
  }

  /// The completion rates of the last calendar months, ascending, the current one last. A habit
  /// counts from its first record.
  /// - Parameter monthsBack: How many months; none where negative.
  func monthlyCompletionRate(
    from completions: [HabitCompletion],
    monthsBack: Int
  ) -> [MonthlyRate] {
    let log = log(of: completions)
    let history = HabitHistory(log: log, target: target, created: log.firstDay ?? today)
    return PeriodTotal.lastMonths(monthsBack, of: log, target: target, today: today).map { month in
      MonthlyRate(
        days: month.days,
        rate: CompletionRate(history, days: month.days, today: today)
      )
    }
  }

  private var today: CalendarDay { boundary.day(of: clock.now()) }

  private func log(of completions: [HabitCompletion]) -> HabitLog {
    HabitLog(completions.map(\.record))
  }
}
