import Foundation
import HabitEngine

/// Read access to habits, mainly for views.
@MainActor package protocol HabitReading: AnyObject {
  /// The clock that has the current day.
  var days: DayClock { get }
  /// The first day of the week.
  var weekStart: WeekStart { get }
  /// Returns a habit's history.
  func entry(for habit: Habit) -> HabitHistoryCache
}

extension HabitReading {
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
}
