/// A time of day and weekdays at which the app reminds the user of a habit.
public struct Reminder: Codable, Hashable, Sendable {
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute, 0 to 59.
  public var minute: Int
  /// The weekdays on which the reminder is sent, at least one.
  public var weekdays: Set<Weekday>

  /// Creates a reminder. An out-of-range hour or minute is clamped.
  public init(hour: Int, minute: Int, weekdays: Set<Weekday>) {
    let time = TimeOfDay(hour: hour, minute: minute)
    (self.hour, self.minute) = (time.hour, time.minute)
    self.weekdays = weekdays
  }

  /// Reads a reminder. Out-of-range values are clamped as in ``init(hour:minute:weekdays:)``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      hour: try values.decode(Int.self, forKey: .hour),
      minute: try values.decode(Int.self, forKey: .minute),
      weekdays: try values.decode(Set<Weekday>.self, forKey: .weekdays)
    )
  }

  /// The suggestion for a first reminder: 9:00 every day.
  public static let standard = Reminder(hour: 9, minute: 0, weekdays: Set(Weekday.allCases))

  /// Returns a new reminder at 9:00, or at the next full hour that no other reminder has.
  public static func suggestion(alongside others: [Reminder]) -> Reminder {
    let times = Set(others.map(\.time))
    let hours = (0..<24).map { (standard.hour + $0) % 24 }
    let free = hours.first { !times.contains(TimeOfDay(hour: $0, minute: 0)) }
    return Reminder(hour: free ?? standard.hour, minute: 0, weekdays: standard.weekdays)
  }

  /// The time of day.
  public var time: TimeOfDay {
    get { TimeOfDay(hour: hour, minute: minute) }
    set { (hour, minute) = (newValue.hour, newValue.minute) }
  }
}
