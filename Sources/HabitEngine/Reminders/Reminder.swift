/// A time of day on some weekdays at which the app reminds of a habit.
public struct Reminder: Codable, Hashable, Sendable {
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

  /// A new one, to be changed: in the morning of every day.
  public static let standard = Reminder(hour: 9, minute: 0, weekdays: Set(Weekday.allCases))

  /// When it is given.
  public var time: TimeOfDay {
    get { TimeOfDay(hour: hour, minute: minute) }
    set { (hour, minute) = (newValue.hour, newValue.minute) }
  }
}
