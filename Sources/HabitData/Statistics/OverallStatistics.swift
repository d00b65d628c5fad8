import Foundation
import HabitEngine

/// The figures over all habits up to today.
package struct OverallStatistics: Sendable {
  /// A habit with a streak that goes on.
  package struct Leader: Hashable, Identifiable, Sendable {
    /// The habit's identity.
    package let id: UUID
    /// In the unit of the habit's goal.
    package let streak: Int
    /// The unit of the habit's goal.
    package let period: StreakGoal.Period

    /// The streak in days, by which habits are compared.
    fileprivate let days: Int
  }

  private static let mostLeaders = 5

  /// The period of the trend, the rates and the perfect days.
  package let period: StatisticsPeriod
  package let today: TodayProgress
  /// The rates of the last periods, the current one last.
  package let trend: CompletionTrend
  /// The rates of the current period.
  package let categories: [CategoryRate]
  /// The longest first, five at most.
  package let leaders: [Leader]
  /// Perfect days in the current period.
  package let perfectDays: Int
  /// Perfect days since the first habit began.
  package let perfectDaysEver: Int
  /// The average strength of the habits.
  package let strength: StrengthYear

  /// Computes the figures.
  /// - Throws: `CancellationError` where the task was cancelled.
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
      // The streak of a habit that has ended goes on no more.
      if let endDay = target.endDay, endDay < input.today { return nil }
      let streaks = StreakCalculator.calculateStreak(
        from: entry.history,
        weekStart: input.weekStart,
        today: input.today
      )
      guard streaks.current > 0 else { return nil }
      return Leader(
        id: entry.id,
        streak: streaks.current,
        period: target.goal.period,
        days: streaks.currentDays
      )
    }
    // Habits with equal streaks stay in manual order.
    return Array(streaks.sorted { $0.days > $1.days }.prefix(mostLeaders))
  }
}
