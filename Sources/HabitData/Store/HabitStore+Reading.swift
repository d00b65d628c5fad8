import Foundation
import HabitEngine

/// Habits and their values, mainly for views.
extension HabitStore {
  /// The current day.
  package var today: CalendarDay { days.today }

  /// The first day of the week.
  package var weekStart: WeekStart { histories.weekStart }

  /// Sets the first day of the week.
  package func setWeekStart(_ weekStart: WeekStart) {
    guard weekStart != histories.weekStart else { return }
    histories.weekStart = weekStart
  }

  /// Returns the habit with an identifier in the views' context; nil if there is none.
  package func habit(_ id: UUID) throws -> Habit? { try context.habit(id) }

  /// Returns the current state of a habit. Objects that were fetched before the last write have
  /// outdated values.
  ///
  /// - Throws: ``HabitStoreError/habitIsGone(_:)``.
  package func refreshed(_ habit: Habit) throws -> Habit { try context.existing(habit) }

  // MARK: Histories

  /// Returns a habit's history, reading it if necessary. Returns an empty history if reading fails;
  /// the next call tries again.
  package func entry(for habit: Habit) -> HabitHistoryCache {
    do {
      return try histories.entry(for: habit)
    } catch {
      // The error is reported in a task, because a view's state must not change while the view is
      // drawn.
      Task { report(String(localized: "Couldn't read the history"), error) }
      return HabitHistoryCache()
    }
  }

  /// Reads the histories of habits, for callers that handle the error.
  package func read(_ habits: [Habit]) throws {
    for habit in habits { _ = try histories.entry(for: habit) }
  }

  /// Starts reading all histories off the main actor.
  package func readAhead() {
    histories.readAhead()
  }

  /// Waits until all histories have been read.
  package func waitForHistories() async {
    await histories.waitUntilRead()
  }

  /// Shows changes by other contexts and processes since the last call.
  package func follow() {
    do {
      try histories.follow()
    } catch {
      // The queries of the views fail for the same reason, and each screen shows the error.
    }
  }

  /// Returns a habit's history with its target and dates, for statistics.
  package func history(of habit: Habit) -> HabitHistory {
    entry(for: habit).history { history(of: habit, $0) }
  }

  private func history(of habit: Habit, _ log: HabitLog) -> HabitHistory {
    HabitHistory(
      log: log,
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
    streaks(of: habit).current
  }

  /// Returns the unit of the streak.
  package func streakPeriod(of habit: Habit) -> StreakGoal.Period {
    history(of: habit).target.goal.period
  }

  /// Returns the current streak in days, to compare habits with different periods. The current week
  /// or month counts up to today.
  package func currentStreakInDays(of habit: Habit) -> Int {
    streaks(of: habit).currentDays
  }

  /// Returns the grid of the last 52 weeks or of a year.
  package func yearGrid(of habit: Habit, span: YearGrid.Span = .last52Weeks) -> YearGrid {
    YearGrid(history(of: habit), weekStart: weekStart, today: today, span: span)
  }

  package func state(of habit: Habit, on day: CalendarDay) -> DayState {
    DayState(history(of: habit), on: day, weekStart: weekStart, today: today)
  }

  /// Returns the current and the longest streak, in the unit of the goal.
  package func streaks(of habit: Habit) -> Streaks {
    let day = TodayStates.Day(today: today, weekStart: weekStart)
    return entry(for: habit).streaks(on: day) { history(of: habit, $0) }
  }

  /// Returns the figures of a habit up to today.
  package func statistics(of habit: Habit) -> Statistics {
    Statistics(history(of: habit), weekStart: weekStart, today: today)
  }

  /// Returns the records of future days in ascending order. A record counts from its day on.
  package func futureRecords(of habit: Habit) -> [DayRecord] {
    let log = entry(for: habit).log
    guard let last = log.lastDay, last > today else { return [] }
    return log.records.filter { $0.day > today }
  }

  /// Returns the years of a habit's history, starting with the current year. The history includes
  /// records before the start that the user set.
  package func years(of habit: Habit) -> [Int] {
    let history = history(of: habit)
    let first = min(history.firstDay, history.log.firstDay ?? today, today)
    return (first.year...today.year).reversed()
  }

  // MARK: Today

  /// Returns today's progress over some habits.
  package func todayProgress(of habits: [Habit]) -> TodayProgress {
    TodayProgress(states(of: habits).lazy.map(\.part))
  }

  /// Returns the habits that are not due today.
  ///
  /// - Parameter habits: The habits to check. The call reads their histories.
  package func habitsNotDue(in habits: [Habit]) -> HabitsNotDue {
    HabitsNotDue(states(of: habits).map { (id: $0.id, state: $0.state) })
  }

  /// Returns today's progress over all habits; nil until all histories are read, so that no screen
  /// waits for them.
  package func todayProgressIfRead(of habits: [Habit]) -> TodayProgress? {
    histories.areAllRead ? todayProgress(of: habits) : nil
  }

  private func states(of habits: [Habit]) -> [TodayStates.Known] {
    guard !habits.isEmpty else { return [] }
    let day = TodayStates.Day(today: today, weekStart: weekStart)
    return histories.todayStates.states(of: habits, on: day) { habit in
      (todayState(of: habit), streakPeriod(of: habit))
    }
  }
}
