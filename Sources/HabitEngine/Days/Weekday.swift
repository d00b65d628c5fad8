/// A day of the week, numbered as in Foundation's `Calendar`.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The English name in lowercase, as in files and commands: `monday`.
  public var word: String { "\(self)" }
}

/// The first day of the week: Sunday or Monday.
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
