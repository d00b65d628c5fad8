import Foundation
import HabitEngine

/// A single date and time at which a habit has a reminder. A habit's reminders at the same date and
/// time share an occurrence.
package struct ReminderOccurrence: Hashable, Sendable {
  package let habitID: UUID
  /// The calendar date. If days begin later than midnight, a reminder after midnight belongs to the
  /// previous habit day.
  package let date: CalendarDay
  package let time: TimeOfDay
  /// True for a second notification after the first one was snoozed.
  var isSnoozed = false

  /// Returns the instant of the first notification; nil if the zone skipped the date.
  package func due(in timeZone: TimeZone) -> Date? {
    time.instant(on: date, in: timeZone)
  }

  /// The weekly reminder of this occurrence.
  package var weekly: WeeklyReminder {
    WeeklyReminder(habitID: habitID, weekday: date.weekday, time: time)
  }

  /// The same occurrence, for the notification after a snooze.
  package var snoozed: ReminderOccurrence {
    var copy = self
    copy.isSnoozed = true
    return copy
  }
}

/// The identifier of a notification request.
extension ReminderOccurrence {
  private static let snoozeMark = "snoozed"

  package var identifier: String {
    let parts = [habitID.uuidString, date.isoText, time.description]
    return (parts + (isSnoozed ? [Self.snoozeMark] : [])).joined(separator: "/")
  }

  /// Reads an identifier. Returns nil if it does not belong to an occurrence.
  package init?(identifier: String) {
    let parts = identifier.split(separator: "/").map(String.init)
    guard parts.count == 3 || (parts.count == 4 && parts[3] == Self.snoozeMark),
      let habitID = UUID(uuidString: parts[0]), let date = CalendarDay(isoText: parts[1]),
      let time = TimeOfDay(parts[2])
    else { return nil }
    self.init(habitID: habitID, date: date, time: time, isSnoozed: parts.count == 4)
  }
}

/// A habit's reminder at one time on one weekday.
package struct WeeklyReminder: Hashable, Sendable {
  package let habitID: UUID
  package let weekday: Weekday
  package let time: TimeOfDay

  /// Returns the occurrence on a date.
  package func occurrence(on date: CalendarDay) -> ReminderOccurrence {
    ReminderOccurrence(habitID: habitID, date: date, time: time)
  }
}

/// The identifier of a notification request.
extension WeeklyReminder {
  package var identifier: String { "\(habitID.uuidString)/weekday \(weekday.rawValue)/\(time)" }

  /// Reads an identifier. Returns nil if it does not belong to a weekly reminder.
  package init?(identifier: String) {
    let parts = identifier.split(separator: "/").map(String.init)
    guard parts.count == 3, let habitID = UUID(uuidString: parts[0]),
      let number = parts[1].split(separator: " ").last.flatMap({ Int($0) }),
      let weekday = Weekday(rawValue: number), parts[1] == "weekday \(number)",
      let time = TimeOfDay(parts[2])
    else { return nil }
    self.init(habitID: habitID, weekday: weekday, time: time)
  }
}
