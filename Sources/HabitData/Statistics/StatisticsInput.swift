import Foundation
import HabitEngine

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
