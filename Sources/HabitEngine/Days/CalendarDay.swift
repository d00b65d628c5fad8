/// A day of the proleptic Gregorian calendar, counted in days since 1970-01-01.
///
/// A day is a number, not an instant, so a stored day never moves when the time zone changes.
/// ``DayBoundary`` maps instants to days. Values lie within the years 1 to 9999, and all arithmetic
/// is clamped to them.
///
/// ```swift
/// let day = CalendarDay(isoText: "2026-03-09")
/// day?.weekday                     // monday
/// day?.advanced(by: 30).isoText    // "2026-04-08"
/// ```
public struct CalendarDay: RawRepresentable, Hashable, Sendable {
  /// Days since 1970-01-01, from -719,162 (0001-01-01) to 2,932,896 (9999-12-31).
  public let rawValue: Int

  /// 0001-01-01.
  public static let min = CalendarDay(rawValue: -719_162)
  /// 9999-12-31.
  public static let max = CalendarDay(rawValue: 2_932_896)

  /// Creates the day with a number.
  ///
  /// - Parameter rawValue: Days since 1970-01-01, clamped to ``min`` and ``max``.
  public init(rawValue: Int) {
    self.rawValue = Swift.min(Swift.max(rawValue, -719_162), 2_932_896)
  }

  /// Creates the day with a number, or returns nil if it lies outside the years 1 to 9999.
  ///
  /// - Parameter rawValue: Days since 1970-01-01.
  public init?(exactly rawValue: Int) {
    self.init(rawValue: rawValue)
    guard self.rawValue == rawValue else { return nil }
  }
}

extension CalendarDay: Strideable {
  /// Returns true if the left day comes before the right one.
  public static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns the day `days` later, or earlier if negative, clamped to ``min`` and ``max``.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, overflow) = rawValue.addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? .min : .max }
    return CalendarDay(rawValue: sum)
  }

  /// Returns the days from this day to `other`, negative if `other` is earlier.
  public func distance(to other: CalendarDay) -> Int {
    other.rawValue - rawValue
  }
}

extension CalendarDay: Codable {
  /// Reads the number of days since 1970-01-01.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard let day = CalendarDay(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Day \(number) lies outside the years 1 to 9999."
      )
    }
    self = day
  }

  /// Writes the number of days since 1970-01-01.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
