extension HabitStore {
  /// Returns today's progress over some habits.
  package func todayProgress(of habits: [Habit]) -> TodayProgress {
    TodayProgress(
      habits.map { habit in
        (state: todayState(of: habit), period: habit.streakGoal.period)
      }
    )
  }
}
