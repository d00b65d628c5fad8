import Foundation
import HabitEngine

/// What reminders need to know of a habit.
package struct ReminderSubject: Hashable, Sendable {
  let habitID: UUID
  package let name: String
  let reminders: [Reminder]
  /// The days, of those around today, on which nothing is left to be reminded of: complete ones and
  /// skipped ones.
  let closedDays: Set<CalendarDay>
}

extension ReminderSubject {
  /// - Parameter today: Days that are further away than one from it are open.
  init(
    habitID: UUID,
    name: String,
    reminders: [Reminder],
    log: HabitLog,
    target: HabitTarget,
    today: CalendarDay
  ) {
    // A change of the time zone or of the boundary may make either neighbour the day of a reminder.
    let days = today.advanced(by: -1)...today.advanced(by: 1)
    self.init(
      habitID: habitID,
      name: name,
      reminders: reminders,
      closedDays: Set(
        days.filter { day in
          let state = DayState(log.record(on: day), target: target)
          return state.isComplete || state.isSkipped
        }
      )
    )
  }
}
