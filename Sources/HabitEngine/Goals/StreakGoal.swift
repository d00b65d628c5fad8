/// The goal by which a habit's streaks and outlines are measured.
public struct StreakGoal: Hashable, Sendable {
  /// The unit in which streaks are counted.
  public enum Period: String, CaseIterable, Codable, Hashable, Sendable {
    /// Complete days.
    case day
    /// Weeks that meet the goal.
    case week
    /// Months that meet the goal.
    case month
  }

  /// The quantity that ``StreakGoal/value`` counts. For a quit habit, the value is always a number
  /// of kept days.
  public enum Basis: String, CaseIterable, Codable, Hashable, Sendable {
    /// Days: complete days for a daily goal, and days with a count above 0 for a weekly or monthly
    /// goal.
    case day
    /// Completions, or minor units of the habit's measure.
    case value
  }

  /// The unit in which streaks are counted.
  public let period: Period
  /// The quantity that ``value`` counts.
  public let basis: Basis
  /// The required number of days, completions, or minor units, within
  /// ``values(period:basis:measure:)``.
  public let value: Int

  /// Three days in a row.
  public static let standard = StreakGoal(period: .day, basis: .day, value: 3)

  /// Creates a goal.
  ///
  /// - `value`: Clamped to ``values(period:basis:measure:)``.
  public init(period: Period, basis: Basis, value: Int, measure: Measure = .times) {
    self.period = period
    self.basis = basis
    self.value = value.clamped(
      to: Self.values(period: period, basis: basis, measure: measure)
    )
  }

  /// Returns the valid values of a goal: 1 to 7 days of a week, 1 to 31 days of a month, runs of 1
  /// to 999 days, 1 to 999,999 completions a month, or the measure's range if the basis is
  /// ``Basis/value``.
  public static func values(
    period: Period,
    basis: Basis,
    measure: Measure = .times
  ) -> ClosedRange<Int> {
    switch (period, basis) {
    case (.day, .day): 1...999
    case (.week, .day): 1...7
    case (.month, .day): 1...31
    case (.month, .value) where measure == .times: 1...999_999
    case (_, .value): measure.goalValues
    }
  }

  /// The number of days a week on which the habit should be done: the value of a goal of days a
  /// week, otherwise 7.
  public var targetFrequency: Int {
    period == .week && basis == .day ? value : 7
  }
}

extension StreakGoal: Codable {
  /// Reads a goal. An out-of-range value is clamped to the largest range, that of amounts and time.
  /// ``HabitTarget`` clamps the value to the range of its measure.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      period: try values.decode(Period.self, forKey: .period),
      basis: try values.decode(Basis.self, forKey: .basis),
      value: try values.decode(Int.self, forKey: .value),
      measure: .time
    )
  }
}
