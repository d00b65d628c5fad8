extension HabitSnapshot {
  /// All of a habit, its history by ascending day.
  init(_ habit: Habit) {
    self.init(
      id: habit.id,
      draft: habit.draft,
      originalColor: habit.originalColor,
      laterCategory: habit.category == nil ? habit.categoryRaw : nil,
      createdAt: habit.createdAt,
      sortIndex: habit.sortIndex,
      archivedAt: habit.archivedAt,
      completions: habit.completions.sorted { $0.day < $1.day }.map {
        Completion(record: $0.record, note: $0.note, date: $0.date)
      }
    )
  }
}
