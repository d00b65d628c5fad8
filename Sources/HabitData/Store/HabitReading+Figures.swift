import HabitEngine

/// What a habit's history amounts to.
extension HabitReading {
  /// What a day of a habit looks like.
  package func state(of habit: Habit, on day: CalendarDay) -> DayState {
    DayState(history(of: habit), on: day, weekStart: weekStart, today: today)
  }

  /// The streak that goes on today and the longest one, in the unit of the habit's goal.
  package func streaks(of habit: Habit) -> Streaks {
    StreakCalculator.calculateStreak(
      from: history(of: habit),
      weekStart: weekStart,
      today: today
    )
  }

  /// The figures of a habit up to today.
  package func statistics(of habit: Habit) -> Statistics {
    Statistics(history(of: habit), weekStart: weekStart, today: today)
  }

  /// The records of days to come, ascending. They count once their day has come.
  package func futureRecords(of habit: Habit) -> [DayRecord] {
    let log = entry(for: habit).log
    guard let last = log.lastDay, last > today else { return [] }
    return log.records.filter { $0.day > today }
  }

  /// The years of a habit's history, the current one first.
  package func years(of habit: Habit) -> [Int] {
    let first = min(history(of: habit).firstDay, today)
    return (first.year...today.year).reversed()
  }
}
