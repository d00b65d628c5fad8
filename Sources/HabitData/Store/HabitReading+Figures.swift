import HabitEngine

/// Figures computed from a habit's history.
extension HabitReading {
  package func state(of habit: Habit, on day: CalendarDay) -> DayState {
    DayState(history(of: habit), on: day, weekStart: weekStart, today: today)
  }

  /// Returns the current and the longest streak, in the unit of the goal.
  package func streaks(of habit: Habit) -> Streaks {
    StreakCalculator.calculateStreak(
      from: history(of: habit),
      weekStart: weekStart,
      today: today
    )
  }

  /// Returns the figures of a habit up to today.
  package func statistics(of habit: Habit) -> Statistics {
    Statistics(history(of: habit), weekStart: weekStart, today: today)
  }

  /// Returns the records of future days in ascending order. They count once their day has come.
  package func futureRecords(of habit: Habit) -> [DayRecord] {
    let log = entry(for: habit).log
    guard let last = log.lastDay, last > today else { return [] }
    return log.records.filter { $0.day > today }
  }

  /// Returns the years of a habit's history, current one first.
  package func years(of habit: Habit) -> [Int] {
    let first = min(history(of: habit).firstDay, today)
    return (first.year...today.year).reversed()
  }
}
