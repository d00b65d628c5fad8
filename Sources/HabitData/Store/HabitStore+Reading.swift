import Foundation
import HabitEngine

/// Values of habits, mainly for views.
extension HabitStore {
  /// The current day.
  package var today: CalendarDay { days.today }

  /// Returns a habit's history with its target and dates, for statistics.
  package func history(of habit: Habit) -> HabitHistory {
    entry(for: habit).history { terms(of: habit) }
  }

  private func terms(of habit: Habit) -> HabitHistoryCache.Terms {
    HabitHistoryCache.Terms(
      target: habit.target,
      created: days.boundary.day(of: habit.createdAt),
      archived: habit.archivedAt.map { days.boundary.day(of: $0) }
    )
  }

  package func todayState(of habit: Habit) -> DayState {
    state(of: habit, on: today)
  }

  /// Returns the current streak in the unit of the goal.
  package func currentStreak(of habit: Habit) -> Int {
    knownStreak(of: habit).length
  }

  private func knownStreak(of habit: Habit) -> HabitHistoryCache.CurrentStreak {
    let day = TodayStates.Day(today: today, weekStart: weekStart)
    return entry(for: habit).currentStreak(on: day) { terms(of: habit) }
  }

  /// Returns the unit of the streak.
  package func streakPeriod(of habit: Habit) -> StreakGoal.Period {
    history(of: habit).target.goal.period
  }

  /// Returns the current streak in days, to compare habits with different periods. The current week
  /// or month counts up to today.
  package func currentStreakInDays(of habit: Habit) -> Int {
    knownStreak(of: habit).days
  }

  /// Returns the grid of the last 52 weeks or of a year.
  package func yearGrid(of habit: Habit, span: YearGrid.Span = .last52Weeks) -> YearGrid {
    YearGrid(
      history(of: habit),
      weekStart: weekStart,
      today: today,
      span: span
    )
  }

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
