import Foundation
import HabitEngine

/// The time zone and day boundary for reminders.
package struct ReminderRule: Hashable, Sendable {
  /// The time zone of reminder times.
  let timeZone: TimeZone
  /// The rule that maps instants to days.
  let boundary: DayBoundary

  package init(timeZone: TimeZone, boundary: DayBoundary) {
    self.timeZone = timeZone
    self.boundary = boundary
  }

  /// Returns the day that contains a reminder's time; nil if the zone skipped the reminder's date.
  package func day(of occurrence: ReminderOccurrence) -> CalendarDay? {
    occurrence.due(in: timeZone).map(boundary.day)
  }

  /// Returns the occurrence of a notification. For a weekly request, that is the occurrence closest
  /// to the delivery, which may have been in another time zone.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - shown: The time of delivery.
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

  /// Returns true if a due reminder should still be shown: its day is not over, the habit still has
  /// the reminder, and the day is not among the ``ReminderSubject/closedDays``.
  ///
  /// A snoozed reminder may be a day late: someone who snoozes at 23:58 wants to be reminded.
  ///
  /// - Parameter subject: The habit's current state; nil if it was deleted or archived.
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
