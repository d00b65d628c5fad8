import Foundation
import HabitEngine
import SwiftData

/// Reading habits for reminders, and actions on notifications.
extension HabitStore {
  /// Returns the active habits that have reminders.
  package func reminderSubjects() throws -> [ReminderSubject] {
    let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
    return reminderSubjects(of: try context.fetch(kept))
  }

  /// Returns the given habits that are active and have reminders.
  package func reminderSubjects(of habits: [Habit]) -> [ReminderSubject] {
    habits.compactMap(reminderSubject)
  }

  /// Returns a habit, including changes by others; nil if it is gone, archived or has no reminders.
  package func reminderSubject(_ id: UUID) throws -> ReminderSubject? {
    try histories.follow()
    guard let habit = try habit(id) else { return nil }
    return reminderSubject(habit)
  }

  /// Adds a step to a day, for the "Done" action of a notification. Does nothing if the habit is
  /// gone, a quit habit, or already complete.
  package func markDone(_ id: UUID, on day: CalendarDay) {
    do {
      guard let habit = try habit(id) else { return }
      guard habit.kind == .build, !state(of: habit, on: day).isComplete else { return }
      add(habit.measure.step, to: habit, on: day)
    } catch {
      reportUnsaved(error)
    }
  }

  private func reminderSubject(_ habit: Habit) -> ReminderSubject? {
    guard habit.archivedAt == nil else { return nil }
    let reminders = habit.reminders
    guard !reminders.isEmpty else { return nil }
    return ReminderSubject(
      habitID: habit.id,
      name: habit.name,
      reminders: reminders,
      history: history(of: habit),
      weekStart: weekStart,
      today: today
    )
  }
}
