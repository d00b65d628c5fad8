/// What a habit's streaks and outlines are measured against.
public struct StreakGoal: Hashable, Sendable {
  /// What a streak counts.
  public enum Period: String, CaseIterable, Codable, Hashable, Sendable {
    /// Days that are complete.
    case day
    /// Weeks that meet the goal.
    case week
  }

  /// What ``StreakGoal/value`` counts.
  public enum Basis: String, CaseIterable, Codable, Hashable, Sendable {
    /// Days.
    case day
    /// Completions.
    case value
  }

  /// Whether days or weeks make a streak.
  public let period: Period
  /// Whether days or completions are counted.
  public let basis: Basis
  /// How many of them there have to be, within ``values(period:basis:)``.
  public let value: Int

  /// Three days in a row.
  public static let standard = StreakGoal(period: .day, basis: .day, value: 3)

  /// - Parameter value: Brought to the nearest of ``values(period:basis:)``.
  public init(period: Period, basis: Basis, value: Int) {
    let values = Self.values(period: period, basis: basis)
    self.period = period
    self.basis = basis
    self.value = min(max(value, values.lowerBound), values.upperBound)
  }

  /// The values a goal can have: 1 to 7 days of a week, 1 to 999 otherwise.
  public static func values(period: Period, basis: Basis) -> ClosedRange<Int> {
    period == .week && basis == .day ? 1...7 : 1...999
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

  /// Reads a goal; a value beyond its limits becomes the nearest one within.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      period: try values.decode(Period.self, forKey: .period),
      basis: try values.decode(Basis.self, forKey: .basis),
      value: try values.decode(Int.self, forKey: .value)
    )
  }
}
