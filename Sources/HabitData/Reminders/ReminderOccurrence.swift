import Foundation
import HabitEngine

/// One time at which a habit is reminded of. Two reminders of a habit at the same time are one.
package struct ReminderOccurrence: Hashable, Sendable {
  package let habitID: UUID
  /// The day that clocks and calendars show. Where days begin later than midnight, a reminder of the
  /// small hours belongs to the day before.
  package let date: CalendarDay
  package let time: TimeOfDay
  /// Whether it comes once more, after a while.
  var isSnoozed = false

  /// The instant at which it is due, or was before it was snoozed; nil where the date does not exist
  /// in the zone.
  package func due(in timeZone: TimeZone) -> Date? {
    time.instant(on: date, in: timeZone)
  }

  /// The same one, for later.
  package var snoozed: ReminderOccurrence {
    var copy = self
    copy.isSnoozed = true
    return copy
  }
}

/// The name that a notification has with the system.
extension ReminderOccurrence {
  private static let snoozeMark = "snoozed"

  package var identifier: String {
    let parts = [habitID.uuidString, date.isoText, time.description]
    return (parts + (isSnoozed ? [Self.snoozeMark] : [])).joined(separator: "/")
  }

  /// The occurrence of a name, or nil where the name is not one of an occurrence.
  package init?(identifier: String) {
    let parts = identifier.split(separator: "/").map(String.init)
    guard parts.count == 3 || (parts.count == 4 && parts[3] == Self.snoozeMark),
      let habitID = UUID(uuidString: parts[0]), let date = CalendarDay(isoText: parts[1]),
      let time = TimeOfDay(parts[2])
    else { return nil }
    self.init(habitID: habitID, date: date, time: time, isSnoozed: parts.count == 4)
  }
}
