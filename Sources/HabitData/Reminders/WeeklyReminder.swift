import Foundation
import HabitEngine

/// The reminders of a habit at one time of one weekday.
package struct WeeklyReminder: Hashable, Sendable {
  package let habitID: UUID
  package let weekday: Weekday
  package let time: TimeOfDay

  /// The reminder of a date.
  package func occurrence(on date: CalendarDay) -> ReminderOccurrence {
    ReminderOccurrence(habitID: habitID, date: date, time: time)
  }
}

extension ReminderOccurrence {
  /// This one and those of the same weekday.
  package var weekly: WeeklyReminder {
    WeeklyReminder(habitID: habitID, weekday: date.weekday, time: time)
  }
}

/// The name that a notification has with the system.
extension WeeklyReminder {
  package var identifier: String { "\(habitID.uuidString)/weekday \(weekday.rawValue)/\(time)" }

  /// The reminder of a name, or nil where the name is not one of a weekday.
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
