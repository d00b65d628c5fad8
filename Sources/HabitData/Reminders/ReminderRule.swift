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

  /// Which reminder a notification is: of those of a weekday the one nearest to when it came, which
  /// may have been in another time zone.
  /// - Parameters:
  ///   - identifier: The name that the system knows it by.
  ///   - shown: When it came.
  package func occurrence(named identifier: String, shown: Date) -> ReminderOccurrence? {
    if let occurrence = ReminderOccurrence(identifier: identifier) { return occurrence }
    guard let weekly = WeeklyReminder(identifier: identifier) else { return nil }
    let day = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0).day(of: shown)
    let dates = (day.advanced(by: -7)...day.advanced(by: 7)).filter { $0.weekday == weekly.weekday }
    func distance(_ occurrence: ReminderOccurrence) -> TimeInterval {
      occurrence.due(in: timeZone).map { abs($0.timeIntervalSince(shown)) } ?? .infinity
    }
    return dates.map(weekly.occurrence).min { distance($0) < distance($1) }
  }

  /// Whether a reminder that is due is still of use: its day is not over, the habit still has such a
  /// reminder, and the day is neither complete nor skipped. A snoozed one may come a day later: someone
  /// who snoozes at 23:58 wants to be reminded.
  /// - Parameter subject: The habit as it is now; nil where it was deleted or archived.
  package func isWanted(
    _ occurrence: ReminderOccurrence,
    of subject: ReminderSubject?,
    at now: Date
  ) -> Bool {
    guard let subject, let day = day(of: occurrence) else { return false }
    let today = boundary.day(of: now)
    guard day == today || occurrence.isSnoozed && day == today.advanced(by: -1) else {
      return false
    }
    return !subject.closedDays.contains(day)
      && subject.reminders.contains {
        $0.time == occurrence.time && $0.weekdays.contains(occurrence.date.weekday)
      }
  }
}
