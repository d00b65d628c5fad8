extension HabitSnapshot {
  /// All of a habit, its history by ascending day.
  package init(_ habit: Habit) {
    let completions = habit.completions.sorted { $0.day < $1.day }.map(Completion.init)
    self.init(habit, completions: completions)
  }

  /// A habit with a history that was read apart from it.
  package init(_ habit: Habit, completions: [Completion]) {
    self.init(
      id: habit.id,
      draft: habit.draft,
      originalColor: habit.originalColor,
      createdAt: habit.createdAt,
      sortIndex: habit.sortIndex,
      archivedAt: habit.archivedAt,
      timer: habit.timer,
      completions: completions
    )
  }
}

extension HabitSnapshot.Completion {
  /// A day's record as it is stored.
  init(_ completion: HabitCompletion) {
    self.init(record: completion.record, note: completion.note, date: completion.date)
  }
}
