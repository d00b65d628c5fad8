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

  /// The weekdays in the order of a week.
  public var weekdays: [Weekday] {
    let all = Weekday.allCases
    let first = weekday.rawValue - 1
    return Array(all[first...] + all[..<first])
  }
}

extension CalendarDay {
  /// The day of the week.
  public var weekday: Weekday {
    Weekday.allCases[Self.row(of: rawValue, .sunday)]
  }

  /// Returns the days since the first day of the week, 0 to 6: the row in a grid of weeks.
  public func row(_ weekStart: WeekStart) -> Int {
    Self.row(of: rawValue, weekStart)
  }

  /// Returns the row of a day number, which may lie a few weeks outside the limits of
  /// ``CalendarDay``.
  static func row(of number: Int, _ weekStart: WeekStart) -> Int {
    // 1970-01-01 was a Thursday; whole weeks keep the sum positive.
    let daysSinceSunday = number + 4 + 7 * 110_000
    switch weekStart {
    case .sunday: return daysSinceSunday % 7
    case .monday: return (daysSinceSunday - 1) % 7
    }
  }
}
