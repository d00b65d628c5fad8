/// A day of the week, numbered as Foundation's `Calendar` does.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// The day that weeks begin with: Sunday to Saturday, or Monday to Sunday.
public enum WeekStart: String, CaseIterable, Codable, Hashable, Sendable {
  case sunday, monday

  /// The first day of each week.
  public var weekday: Weekday {
    switch self {
    case .sunday: .sunday
    case .monday: .monday
    }
  }
}
