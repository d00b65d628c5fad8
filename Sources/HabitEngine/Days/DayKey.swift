import Foundation

/// A legacy key of a day: its date as the eight digits `yyyyMMdd`.
///
/// Early stores kept such keys, as text or as numbers, and later ones the numbers of
/// ``DayBucket``. Both are read here and mean a ``CalendarDay`` from then on.
public struct DayKey: Hashable, Sendable {
  /// The day that the key names.
  public let day: CalendarDay

  /// The key of a day.
  public init(_ day: CalendarDay) {
    self.day = day
  }

  /// Reads eight ASCII digits.
  /// - Throws: ``DayKeyError/notADate(_:)`` for any other text, and for digits that name no date.
  public init(text: String) throws(DayKeyError) {
    guard let day = CalendarDay(keyText: text) else { throw .notADate(text) }
    self.day = day
  }

  /// Reads a number that is either the eight digits of a date or a bucket's number.
  ///
  /// The two cannot be mistaken for each other: dates have eight digits, buckets at most seven.
  /// - Throws: ``DayKeyError/notADate(_:)`` for a number that is neither.
  public init(number: Int) throws(DayKeyError) {
    if let day = CalendarDay(exactly: number) {
      self.init(day)
    } else {
      try self.init(text: String(number))
    }
  }

  /// The key as eight digits.
  public var text: String { day.keyText }
}

/// Why a legacy key of a day could not be read.
public enum DayKeyError: LocalizedError, Hashable {
  /// The key, which names no date.
  case notADate(String)

  /// What is wrong with the key.
  public var errorDescription: String? {
    switch self {
    case .notADate(let key): "\"\(key)\" is not a date of the form yyyyMMdd."
    }
  }
}
