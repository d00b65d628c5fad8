import HabitEngine

/// A time of day on some weekdays at which the app reminds of a habit.
struct Reminder: Codable, Hashable, Sendable {
  /// 0 to 23.
  var hour: Int
  /// 0 to 59.
  var minute: Int
  /// The weekdays on which it is given.
  var weekdays: Set<Weekday>

  /// A new one, to be changed: in the morning of every day.
  static let standard = Reminder(hour: 9, minute: 0, weekdays: Set(Weekday.allCases))

  /// When it is given.
  var time: TimeOfDay {
    get { TimeOfDay(hour: hour, minute: minute) }
    set { (hour, minute) = (newValue.hour, newValue.minute) }
  }
}
