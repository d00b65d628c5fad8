import Foundation
import HabitEngine
import SwiftData

extension HabitStore {
  /// The figures over some habits.
  package func statistics(of habits: [Habit], by period: StatisticsPeriod) -> OverallStatistics {
    let histories = habits.map { (category: $0.category, history: history(of: $0)) }
    let all = histories.map(\.history)
    let current = period.calendarPeriod(weekStart).days(around: today)
    let perfectDays =
      PerfectDays(of: all, in: .min ... .max, weekStart: weekStart, today: today).days
    return OverallStatistics(
      today: todayProgress(of: habits),
      trend: CompletionTrend(all, period: period, weekStart: weekStart, today: today),
      categories: CategoryRate.all(histories, in: current, today: today),
      leaders: leaders(habits),
      perfectDays: perfectDays.count(where: current.contains),
      perfectDaysEver: perfectDays.count
    )
  }

  /// How far today has come over some habits.
  package func todayProgress(of habits: [Habit]) -> TodayProgress {
    TodayProgress(
      habits.map { habit in
        let log = entry(for: habit).log
        return TodayProgress.Part(
          state: todayState(of: habit),
          meetsWeek: log.meetsWeek(of: today, goal: habit.streakGoal, weekStart: weekStart)
        )
      }
    )
  }

  private func leaders(_ habits: [Habit]) -> [OverallStatistics.Leader] {
    let leaders = HabitSort.streak.sorted(habits, streak: currentStreakInDays).prefix(5)
      .map { OverallStatistics.Leader(habit: $0, streak: currentStreak(of: $0)) }
    return leaders.filter { $0.streak > 0 }
  }
}
