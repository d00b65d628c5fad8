/// What a habit's streaks and outlines are measured against.
public struct StreakGoal: Hashable, Sendable {
  /// What a streak counts.
  public enum Period: String, CaseIterable, Codable, Hashable, Sendable {
    /// Days that are complete.
    case day
    /// Weeks that meet the goal.
    case week
    /// Months that meet the goal.
    case month
  }

  /// What ``StreakGoal/value`` counts.
  public enum Basis: String, CaseIterable, Codable, Hashable, Sendable {
    /// Days.
    case day
    /// Completions, or smallest parts of what the habit measures.
    case value
  }

  /// Whether days, weeks or months make a streak.
  public let period: Period
  /// Whether days or completions are counted.
  public let basis: Basis
  /// How many of them there have to be, within ``values(period:basis:measure:)``.
  public let value: Int

  /// Three days in a row.
  public static let standard = StreakGoal(period: .day, basis: .day, value: 3)

  /// - Parameter value: Brought to the nearest of ``values(period:basis:measure:)``.
  public init(period: Period, basis: Basis, value: Int, measure: Measure = .times) {
    let values = Self.values(period: period, basis: basis, measure: measure)
    self.period = period
    self.basis = basis
    self.value = min(max(value, values.lowerBound), values.upperBound)
  }

  /// The values a goal can have: 1 to 7 days of a week, 1 to 31 of a month; else 1 to 999, and on
  /// value basis what the measure of the habit allows.
  public static func values(
    period: Period,
    basis: Basis,
    measure: Measure = .times
  ) -> ClosedRange<Int> {
    switch (period, basis) {
    case (.day, .day): 1...999
    case (.week, .day): 1...7
    case (.month, .day): 1...31
    case (_, .value): measure.goalValues
    }
  }

  /// The goal with the nearest value that a measure allows.
  func limited(to measure: Measure) -> StreakGoal {
    StreakGoal(period: period, basis: basis, value: value, measure: measure)
  }

  /// How many days a week the habit is to be done, 1 to 7.
  public var targetFrequency: Int {
    period == .week && basis == .day ? value : 7
  }

  /// What a day adds to its week.
  @inline(__always)
  func amount(of cell: LogCell) -> Int {
    switch basis {
    case .day: cell.count > 0 ? 1 : 0
    case .value: cell.count
    }
  }
}

extension StreakGoal: Codable {
  private enum CodingKeys: String, CodingKey {
    case period, basis, value
  }

  /// Reads a goal; a value beyond the limits of completions becomes the nearest one within.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, measure: .times)
  }

  /// Reads a goal; a value beyond the limits of a measure becomes the nearest one within.
  init(from decoder: any Decoder, measure: Measure) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      period: try values.decode(Period.self, forKey: .period),
      basis: try values.decode(Basis.self, forKey: .basis),
      value: try values.decode(Int.self, forKey: .value),
      measure: measure
    )
  }
}
