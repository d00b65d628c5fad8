import Foundation
import HabitEngine
import SwiftData

/// What reminders ask for and bring about.
extension HabitStore {
  /// The habits that are kept, as reminders see them.
  package func reminderSubjects() throws -> [ReminderSubject] {
    let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
    return reminderSubjects(of: try context.fetch(kept))
  }

  /// Habits as reminders see them; archived ones and those without reminders are left out.
  package func reminderSubjects(of habits: [Habit]) -> [ReminderSubject] {
    habits.compactMap(reminderSubject)
  }

  /// The habit of an identity as reminders see it, also after others have written it; nil where it
  /// is gone, archived, or without reminders.
  package func reminderSubject(_ id: UUID) throws -> ReminderSubject? {
    try histories.follow()
    guard let habit = try habit(id) else { return nil }
    return reminderSubject(habit)
  }

  /// Does a habit once more on a day, as a reminder asked for; nothing where it is gone, or is one to
  /// give up.
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
