import HabitEngine

/// A time of day on some weekdays.
public struct PortableReminder: Hashable, Sendable {
  /// 0 to 23.
  public var hour: Int
  /// 0 to 59.
  public var minute: Int
  /// The weekdays on which it is given, at least one.
  public var weekdays: Set<Weekday>

  /// A reminder at a time of day.
  public init(hour: Int, minute: Int, weekdays: Set<Weekday>) {
    self.hour = hour
    self.minute = minute
    self.weekdays = weekdays
  }
}
