/// A habit's record of one day.
public struct DayRecord: Hashable, Sendable {
  /// The day of the record.
  public let day: CalendarDay
  /// The number of completions, or the amount in minor units of the measure.
  public let count: Int
  /// Done, missed, or skipped.
  public let status: DayStatus

  /// The range of counts that a record can hold. ``Measure/counts`` has a habit's range.
  public static let counts = 0...Measure.largestAmount

  /// Creates a record.
  ///
  /// - `count`: Clamped to ``counts``.
  public init(day: CalendarDay, count: Int, status: DayStatus = .done) {
    self.day = day
    self.count = count.clamped(to: Self.counts)
    self.status = status
  }
}

/// The status of a recorded day.
public enum DayStatus: String, CaseIterable, Codable, Hashable, Sendable {
  /// The day is neither missed nor skipped. Its count may be 0.
  case done
  /// The user marked the day as not done. This is a slip of a quit habit. Streaks of complete days
  /// treat such a day like a day without a record.
  case missed
  /// The user skipped the day: it neither extends nor breaks a streak.
  case skipped
}
