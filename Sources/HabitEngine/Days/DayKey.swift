/// A legacy key of a day: its date as the eight digits `yyyyMMdd`.
///
/// Early stores kept such keys as text or as numbers; later stores kept the numbers of
/// ``DayBoundary/utcBuckets``. Both are converted to a ``CalendarDay``.
public struct DayKey: Hashable, Sendable {
  /// The day of the key.
  public let day: CalendarDay

  /// Creates the key of a day.
  public init(_ day: CalendarDay) {
    self.day = day
  }

  /// Reads eight ASCII digits.
  ///
  /// - Throws: ``DayKeyError/notADate(_:)`` for any other text, and for digits that are not a date.
  public init(text: String) throws(DayKeyError) {
    guard let day = CalendarDay(keyText: text) else { throw .notADate(text) }
    self.day = day
  }

  /// Reads a number that is either the eight digits of a date or a bucket's number.
  ///
  /// The two can't be confused: dates have eight digits, buckets at most seven.
  ///
  /// - Throws: ``DayKeyError/notADate(_:)`` for a number that is neither.
  public init(number: Int) throws(DayKeyError) {
    if let day = CalendarDay(exactly: number) {
      self.init(day)
    } else {
      try self.init(text: String(number))
    }
  }
}

/// An error in a legacy key of a day.
public enum DayKeyError: Error, Hashable {
  /// The key is not a date.
  case notADate(String)
}
