/// One habit's record of one day.
public struct DayRecord: Hashable, Codable, Sendable {
  /// The day that the record is of.
  public let day: CalendarDay
  /// How often the habit was done, or how much, in smallest parts of what it measures.
  public let count: Int
  /// Done, missed or skipped.
  public let status: DayStatus

  /// The counts that a record can hold; ``Measure/counts`` has those that a habit allows.
  public static let counts = 0...Measure.largestAmount

  /// - Parameter count: Brought to the nearest of ``counts``.
  public init(day: CalendarDay, count: Int, status: DayStatus = .done) {
    self.day = day
    self.count = min(max(count, Self.counts.lowerBound), Self.counts.upperBound)
    self.status = status
  }

  private enum CodingKeys: String, CodingKey {
    case day, count, status
  }

  /// Reads a record; a count beyond the limits becomes the nearest one within.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      day: try values.decode(CalendarDay.self, forKey: .day),
      count: try values.decode(Int.self, forKey: .count),
      status: try values.decode(DayStatus.self, forKey: .status)
    )
  }
}

/// What a record says about its day.
public enum DayStatus: String, CaseIterable, Codable, Hashable, Sendable {
  /// The habit was done, as often as the day's count says.
  case done
  /// The habit was not done; for streaks the same as saying nothing.
  case missed
  /// The day is left out: it neither extends nor breaks a streak.
  case skipped
}
