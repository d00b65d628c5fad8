import Foundation
import HabitData
import HabitEngine

/// The data of a habit for all of its widget entries.
struct HabitFacts: Hashable, Sendable {
  let id: UUID
  let name: String
  let icon: String
  /// The stored text of a ``HabitColor``.
  let color: String
  let category: HabitCategory?
  let timeOfDay: DayPart
  let isArchived: Bool
  let history: HabitHistory
  let reminders: [Reminder]
  let timer: HabitTimer
}

extension HabitFacts {
  @MainActor init(_ habit: Habit, _ store: HabitStore) {
    self.init(
      id: habit.id,
      name: habit.name,
      icon: habit.icon,
      color: habit.color,
      category: habit.category,
      timeOfDay: habit.timeOfDay,
      isArchived: habit.archivedAt != nil,
      history: store.history(of: habit),
      reminders: habit.reminders,
      timer: habit.timer
    )
  }
}
