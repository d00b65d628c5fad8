extension HabitSnapshot {
  /// Creates a snapshot of a habit with its history in ascending order.
  package init(_ habit: Habit) {
    let completions = habit.completions.sorted { $0.day < $1.day }.map(Completion.init)
    self.init(habit, completions: completions)
  }

  /// Creates a snapshot from a habit and a history that was fetched separately.
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
  /// Creates a snapshot of a stored record.
  init(_ completion: HabitCompletion) {
    self.init(record: completion.record, note: completion.note, date: completion.date)
  }
}
