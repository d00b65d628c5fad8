import HabitEngine

/// The due habits of today.
extension HabitStore {
  /// Returns the habits that are not due today.
  ///
  /// - Parameter habits: The habits to check. Each one's history is read.
  package func dueToday(of habits: [Habit]) -> DueToday {
    DueToday(states(of: habits).map { (id: $0.id, state: $0.state) })
  }

  /// Returns today's progress over all habits; nil until their histories were read, for which no
  /// screen waits.
  package func progressOfToday(of habits: [Habit]) -> TodayProgress? {
    guard histories.areAllRead else { return nil }
    return TodayProgress(states(of: habits).lazy.map(\.part))
  }

  private func part(_ habit: Habit) -> TodayStates.Part {
    (todayState(of: habit), streakPeriod(of: habit))
  }

  private func states(of habits: [Habit]) -> [TodayStates.Known] {
    guard !habits.isEmpty else { return [] }
    let day = TodayStates.Day(today: today, weekStart: weekStart)
    return histories.todayStates.states(of: habits, on: day, part)
  }
}
