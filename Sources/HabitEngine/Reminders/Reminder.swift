/// A time of day on some weekdays at which the app reminds of a habit.
public struct Reminder: Codable, Hashable, Sendable {
  /// 0 to 23.
  public var hour: Int
  /// 0 to 59.
  public var minute: Int
  /// The weekdays on which it is given, at least one.
  public var weekdays: Set<Weekday>

  /// Creates a reminder. An hour or minute out of range becomes the nearest one.
  public init(hour: Int, minute: Int, weekdays: Set<Weekday>) {
    let time = TimeOfDay(hour: hour, minute: minute)
    (self.hour, self.minute) = (time.hour, time.minute)
    self.weekdays = weekdays
  }

  /// Reads a reminder; see ``init(hour:minute:weekdays:)`` for what is out of range.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      hour: try values.decode(Int.self, forKey: .hour),
      minute: try values.decode(Int.self, forKey: .minute),
      weekdays: try values.decode(Set<Weekday>.self, forKey: .weekdays)
    )
  }

  /// A new one, to be changed: in the morning of every day.
  public static let standard = Reminder(hour: 9, minute: 0, weekdays: Set(Weekday.allCases))

  /// A reminder to add to others: in the morning, or at the next full hour that none of them has.
  public static func suggestion(besides others: [Reminder]) -> Reminder {
    let times = Set(others.map(\.time))
    let hours = (0..<24).map { (standard.hour + $0) % 24 }
    let free = hours.first { !times.contains(TimeOfDay(hour: $0, minute: 0)) }
    return Reminder(hour: free ?? standard.hour, minute: 0, weekdays: standard.weekdays)
  }

  /// When it is given.
  public var time: TimeOfDay {
    get { TimeOfDay(hour: hour, minute: minute) }
    set { (hour, minute) = (newValue.hour, newValue.minute) }
  }
}
