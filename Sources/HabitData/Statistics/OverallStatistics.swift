import Foundation

/// The figures over all habits up to today.
struct OverallStatistics {
  /// A habit with a streak that goes on.
  struct Leader: Identifiable {
    let habit: Habit
    /// In the unit of the habit's goal.
    let streak: Int

    var id: UUID { habit.id }
  }

  let today: TodayProgress
  /// The rates of the last periods, the current one last.
  let trend: CompletionTrend
  /// The rates of the current period.
  let categories: [CategoryRate]
  /// The longest first, five at most.
  let leaders: [Leader]
  /// Perfect days in the current period.
  let perfectDays: Int
  /// Perfect days since the first habit began.
  let perfectDaysEver: Int
}
