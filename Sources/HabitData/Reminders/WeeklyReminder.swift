import Foundation
import HabitEngine

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

extension ReminderOccurrence {
  /// The weekly reminder of this occurrence.
  package var weekly: WeeklyReminder {
    WeeklyReminder(habitID: habitID, weekday: date.weekday, time: time)
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
