import Foundation
import HabitEngine

/// Where and by which days reminders are given.
package struct ReminderRule: Hashable, Sendable {
  /// Where clocks are read.
  let timeZone: TimeZone
  /// Which instant belongs to which day.
  let boundary: DayBoundary

  package init(timeZone: TimeZone, boundary: DayBoundary) {
    self.timeZone = timeZone
    self.boundary = boundary
  }

  /// The day that a reminder asks for: the one that its instant belongs to.
  package func day(of occurrence: ReminderOccurrence) -> CalendarDay? {
    occurrence.due(in: timeZone).map(boundary.day)
  }

  /// Whether a reminder that is due is still of use: its day is not over, the habit still has such a
  /// reminder, and the day is neither complete nor skipped.
  /// - Parameter subject: The habit as it is now; nil where it was deleted or put away.
  package func isWanted(
    _ occurrence: ReminderOccurrence,
    of subject: ReminderSubject?,
    at now: Date
  ) -> Bool {
    guard let subject, let day = day(of: occurrence), day == boundary.day(of: now) else {
      return false
    }
    return !subject.closedDays.contains(day)
      && subject.reminders.contains {
        $0.time == occurrence.time && $0.weekdays.contains(occurrence.date.weekday)
      }
  }
}
