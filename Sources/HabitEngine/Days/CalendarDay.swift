/// A day of the proleptic Gregorian calendar, counted in days since 1970-01-01.
///
/// It is a number, not an instant, so a stored day stays the same day wherever it is read.
/// ``DayBoundary`` says which instants belong to it. Values lie within the years 1 to 9999; all
/// arithmetic stops at those limits.
public struct CalendarDay: RawRepresentable, Hashable, Sendable {
  /// Days since 1970-01-01, from -719,162 (0001-01-01) to 2,932,896 (9999-12-31).
  public let rawValue: Int

  /// 0001-01-01.
  public static let min = CalendarDay(rawValue: -719_162)
  /// 9999-12-31.
  public static let max = CalendarDay(rawValue: 2_932_896)

  /// - Parameter rawValue: Days since 1970-01-01; beyond ``min`` and ``max`` it becomes these.
  public init(rawValue: Int) {
    self.rawValue = Swift.min(Swift.max(rawValue, -719_162), 2_932_896)
  }

  /// The day with this number, or nil where it lies outside the years 1 to 9999.
  /// - Parameter rawValue: Days since 1970-01-01.
  public init?(exactly rawValue: Int) {
    self.init(rawValue: rawValue)
    guard self.rawValue == rawValue else { return nil }
  }
}

extension CalendarDay: Strideable {
  /// Whether the left day comes before the right one.
  public static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The day `days` later, or earlier where negative; ``min`` or ``max`` where it would lie beyond.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, overflow) = rawValue.addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? .min : .max }
    return CalendarDay(rawValue: sum)
  }

  /// Days from this day to `other`, negative where `other` is earlier.
  public func distance(to other: CalendarDay) -> Int {
    other.rawValue - rawValue
  }
}

extension CalendarDay: Codable {
  /// Reads the number of days since 1970-01-01.
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
