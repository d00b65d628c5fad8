import Foundation

/// The figures over all habits up to today.
package struct OverallStatistics {
  /// A habit with a streak that goes on.
  package struct Leader: Identifiable {
    package let habit: Habit
    /// In the unit of the habit's goal.
    package let streak: Int

    package var id: UUID { habit.id }
  }

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
}
