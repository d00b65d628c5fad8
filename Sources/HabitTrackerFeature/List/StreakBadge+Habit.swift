import HabitData
import HabitDesign

extension StreakBadge {
  /// The badge of a habit in a list: nil where no streak goes on.
  init?(ofList habit: Habit, _ reader: HabitReader) {
    let streak = reader.currentStreak(of: habit)
    guard streak > 0 else { return nil }
    self.init(length: streak, period: habit.streakGoal.period)
  }
}
