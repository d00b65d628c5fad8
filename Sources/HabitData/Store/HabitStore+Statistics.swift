import Foundation
import HabitEngine
import SwiftData

extension HabitStore {
  /// The figures over some habits.
  /// - Parameter categories: The user's categories, in their order.
  package func statistics(
    of habits: [Habit],
    by period: StatisticsPeriod,
    categories: CategoryList
  ) -> OverallStatistics {
    let histories = habits.map {
      (category: categories.category($0.category), history: history(of: $0))
    }
    let all = histories.map(\.history)
    let current = period.calendarPeriod(weekStart).days(around: today)
    let perfectDays =
      PerfectDays(of: all, in: .min ... .max, weekStart: weekStart, today: today).days
    return OverallStatistics(
      today: todayProgress(of: habits),
      trend: CompletionTrend(all, period: period, weekStart: weekStart, today: today),
      categories: CategoryRate.all(
        histories,
        in: current,
        order: categories,
        weekStart: weekStart,
        today: today
      ),
      leaders: leaders(habits),
      perfectDays: perfectDays.count(where: current.contains),
      perfectDaysEver: perfectDays.count
    )
  }

  /// How far today has come over some habits.
  package func todayProgress(of habits: [Habit]) -> TodayProgress {
    TodayProgress(
      habits.map { habit in
        (state: todayState(of: habit), period: habit.streakGoal.period)
      }
    )
  }

  private func leaders(_ habits: [Habit]) -> [OverallStatistics.Leader] {
    let leaders = HabitSort.streak.sorted(habits, streak: currentStreakInDays).prefix(5)
      .map { OverallStatistics.Leader(habit: $0, streak: currentStreak(of: $0)) }
    return leaders.filter { $0.streak > 0 }
  }
}
