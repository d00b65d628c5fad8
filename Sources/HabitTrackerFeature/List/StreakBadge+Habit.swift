import HabitData
import HabitDesign

extension StreakBadge {
  /// The badge of a habit in a list: nil where no streak goes on.
  init?(ofList habit: Habit, _ store: HabitStore) {
    let streak = store.currentStreak(of: habit)
    guard streak > 0 else { return nil }
    self.init(length: streak, period: habit.streakGoal.period)
  }
}
