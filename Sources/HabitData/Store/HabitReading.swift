import Foundation
import HabitEngine

/// What is read of the habits, by views above all.
@MainActor package protocol HabitReading: AnyObject {
  /// What says which day is today.
  var days: DayClock { get }
  /// The day that weeks begin with.
  var weekStart: WeekStart { get }
  /// A habit's history.
  func entry(for habit: Habit) -> HabitLogModel
}

extension HabitReading {
  /// The day that the present belongs to.
  package var today: CalendarDay { days.today }

  /// A habit as statistics see it.
  package func history(of habit: Habit) -> HabitHistory {
    entry(for: habit).history { terms(of: habit) }
  }

  private func terms(of habit: Habit) -> HabitLogModel.Terms {
    HabitLogModel.Terms(
      target: habit.target,
      created: days.boundary.day(of: habit.createdAt),
      archived: habit.archivedAt.map { days.boundary.day(of: $0) }
    )
  }

  /// What today looks like for a habit.
  package func todayState(of habit: Habit) -> DayState {
    state(of: habit, on: today)
  }

  /// The streak that goes on today, in the unit of the habit's goal.
  package func currentStreak(of habit: Habit) -> Int {
    knownStreak(of: habit).length
  }

  private func knownStreak(of habit: Habit) -> HabitLogModel.CurrentStreak {
    let day = TodayStates.Day(today: today, weekStart: weekStart)
    return entry(for: habit).currentStreak(on: day) { terms(of: habit) }
  }

  /// What a habit's streak is counted in.
  package func streakPeriod(of habit: Habit) -> StreakGoal.Period {
    history(of: habit).target.goal.period
  }

  /// The streak that goes on today in days, to compare habits by: weeks and months have as many as
  /// they had up to today.
  package func currentStreakInDays(of habit: Habit) -> Int {
    knownStreak(of: habit).days
  }

  /// A year of a habit, as a rule the last 52 weeks.
  package func yearGrid(of habit: Habit, span: YearGrid.Span = .last52Weeks) -> YearGrid {
    YearGrid(
      history(of: habit),
      weekStart: weekStart,
      today: today,
      span: span
    )
  }
}
