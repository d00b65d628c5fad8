import Foundation
import HabitEngine

/// The figures over all habits up to today.
package struct OverallStatistics: Sendable {
  /// A habit with an active streak.
  package struct Leader: Hashable, Identifiable, Sendable {
    /// The habit's identifier.
    package let id: UUID
    /// The length of the streak, in the unit of the goal's period.
    package let streak: Int
    /// The period of the goal, which is the unit of the streak.
    package let period: StreakGoal.Period

    /// The length in days, by which streaks with different units are compared.
    fileprivate let days: Int
  }

  private static let mostLeaders = 5

  /// The period of the trend, the rates, and the perfect days.
  package let period: StatisticsPeriod
  package let today: TodayProgress
  /// The rates of the last periods, ending with the current one.
  package let trend: CompletionTrend
  /// The rates of the categories in the current period.
  package let categories: [CategoryRate]
  /// Up to five active streaks, longest first.
  package let leaders: [Leader]
  /// The number of perfect days in the current period.
  package let perfectDays: Int
  /// The number of perfect days since the first habit began.
  package let perfectDaysEver: Int
  /// The average strength of the habits.
  package let strength: StrengthYear

  /// Computes the figures.
  ///
  /// - Throws: `CancellationError` if the task was canceled.
  package init(_ input: StatisticsInput) throws {
    let (weekStart, today) = (input.weekStart, input.today)
    let histories = input.entries.map(\.history)
    let current = input.period.calendarPeriod(weekStart).days(around: today)
    period = input.period
    self.today = TodayProgress(
      histories.lazy.map { history in
        (
          state: DayState(history, on: today, weekStart: weekStart, today: today),
          period: history.target.goal.period
        )
      }
    )
    try Task.checkCancellation()
    trend = CompletionTrend(histories, period: period, weekStart: weekStart, today: today)
    try Task.checkCancellation()
    categories = CategoryRate.all(
      input.entries.map { (input.categories.category($0.category), $0.history) },
      in: current,
      order: input.categories,
      weekStart: weekStart,
      today: today
    )
    try Task.checkCancellation()
    let perfectDays =
      PerfectDays(of: histories, in: .min ... .max, weekStart: weekStart, today: today).days
    self.perfectDays = perfectDays.count(where: current.contains)
    perfectDaysEver = perfectDays.count
    try Task.checkCancellation()
    leaders = Self.leaders(input)
    try Task.checkCancellation()
    strength = StrengthYear(averageOf: histories, weekStart: weekStart, today: today)
  }

  private static func leaders(_ input: StatisticsInput) -> [Leader] {
    let streaks = input.entries.compactMap { entry -> Leader? in
      let target = entry.history.target
      // A habit that has ended has no active streak.
      if let endDay = target.endDay, endDay < input.today { return nil }
      let streaks = Streaks(entry.history, weekStart: input.weekStart, today: input.today)
      guard streaks.current > 0 else { return nil }
      return Leader(
        id: entry.id,
        streak: streaks.current,
        period: target.goal.period,
        days: streaks.currentDays
      )
    }
    // Sorting is stable, so habits with equal streaks stay in manual order.
    return Array(streaks.sorted { $0.days > $1.days }.prefix(mostLeaders))
  }
}

/// The values from which the figures over all habits are computed.
///
/// The values are collected on the main actor, to which the habits belong. ``OverallStatistics`` is
/// computed off the main actor, because the computation takes seconds for thousands of habits.
package struct StatisticsInput: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let id: UUID
    let category: HabitCategory?
    let history: HabitHistory
  }

  /// The habits in manual order.
  let entries: [Entry]
  let categories: CategoryList
  let period: StatisticsPeriod
  let weekStart: WeekStart
  let today: CalendarDay
}

extension HabitStore {
  /// Collects the values for some habits. Call it after their histories have been read into memory.
  ///
  /// - Parameters:
  ///   - habits: The habits in manual order.
  ///   - categories: The user's categories in order.
  package func statisticsInput(
    of habits: [Habit],
    by period: StatisticsPeriod,
    categories: CategoryList
  ) -> StatisticsInput {
    StatisticsInput(
      entries: habits.map { habit in
        StatisticsInput.Entry(id: habit.id, category: habit.category, history: history(of: habit))
      },
      categories: categories,
      period: period,
      weekStart: weekStart,
      today: today
    )
  }
}

/// The completion rate over the habits of a category.
package struct CategoryRate: Hashable, Identifiable, Sendable {
  /// The category; nil for habits without one.
  package let category: CategoryInfo?
  package let rate: CompletionRate

  package var id: HabitCategory? { category?.id }

  package var name: String { category?.name ?? String(localized: "No Category") }

  /// Returns the rates of all categories in use, in the user's order, with habits without a
  /// category last.
  ///
  /// - Parameter histories: Each habit's category and history.
  static func all(
    _ histories: [(category: CategoryInfo?, history: HabitHistory)],
    in days: ClosedRange<CalendarDay>,
    order: CategoryList,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> [CategoryRate] {
    let categories = order.categories.map(Optional.some) + [nil]
    return categories.compactMap { category in
      let own = histories.filter { $0.category == category }.map(\.history)
      guard !own.isEmpty else { return nil }
      return CategoryRate(
        category: category,
        rate: CompletionTrend.rate(own, in: days, weekStart: weekStart, today: today)
      )
    }
  }
}
