import Foundation
import HabitEngine

/// The values that the figures over all habits are computed from.
///
/// They are collected on the main actor, where the habits live. ``OverallStatistics`` is computed from
/// them elsewhere: with thousands of habits that takes seconds.
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

extension HabitReading {
  /// Collects the values for the figures over some habits, whose histories should have been read.
  /// - Parameters:
  ///   - habits: The habits in manual order.
  ///   - categories: The user's categories, in their order.
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
