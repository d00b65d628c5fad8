import HabitEngine

/// A time of day on some weekdays at which the app reminds of a habit.
struct Reminder: Codable, Hashable, Sendable {
  /// 0 to 23.
  var hour: Int
  /// 0 to 59.
  var minute: Int
  /// The weekdays on which it is given.
  var weekdays: Set<Weekday>
}
