@testable import HabitEngine

/// Calculations of a habit without a creation date, which starts on its target's start day or, if
/// there is none, with its first record.
extension Streaks {
  init(_ log: HabitLog, target: HabitTarget, weekStart: WeekStart, today: CalendarDay) {
    self.init(
      HabitHistory(log: log, target: target, created: today),
      weekStart: weekStart,
      today: today
    )
  }
}

extension YearGrid {
  init(
    _ log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay,
    span: Span = .last52Weeks
  ) {
    self.init(
      HabitHistory(log: log, target: target, created: today),
      weekStart: weekStart,
      today: today,
      span: span
    )
  }
}

extension OutlinedDays {
  init(
    _ history: HabitHistory,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    today: CalendarDay
  ) {
    self.init(
      history,
      days: history.days(weekStart: weekStart, today: today),
      weekStart: weekStart,
      from: start,
      today: today
    )
  }
}
