/// What a habit's counts are counts of.
///
/// A count is always a whole number of the measure's smallest part: of completions, of tenths of a
/// kilometre, of seconds. So sums are exact, and 8.5 km are 85 where a kilometre has one decimal.
public enum Measure: Hashable, Sendable {
  /// Completions.
  case times
  /// An amount of something.
  case amount(AmountUnit)
  /// Time, kept in seconds and shown in minutes.
  case time

  /// The most that a day, a target or a goal can have of an amount or of time.
  public static let largestAmount = 999_999_999

  /// The unit of an amount; nil for other measures.
  public var unit: AmountUnit? {
    if case .amount(let unit) = self { unit } else { nil }
  }

  /// What + adds: one completion, the unit's step, one minute.
  public var step: Int {
    switch self {
    case .times: 1
    case .amount(let unit): unit.step
    case .time: 60
    }
  }

  /// The counts that a day's record can have, in smallest parts.
  public var counts: ClosedRange<Int> {
    switch self {
    case .times: 0...9_999
    case .amount, .time: 0...Self.largestAmount
    }
  }

  /// What a day can ask for, in smallest parts, or for a habit to give up, allow.
  public func amountsPerDay(_ kind: HabitKind) -> ClosedRange<Int> {
    let least = kind == .build ? 1 : 0
    switch self {
    case .times: return least...99
    case .amount: return least...Self.largestAmount
    case .time: return least...86_400
    }
  }

  /// What a goal on value basis can ask for, in smallest parts.
  public var goalValues: ClosedRange<Int> {
    switch self {
    case .times: 1...999
    case .amount, .time: 1...Self.largestAmount
    }
  }
}

extension Measure: Codable {
  private enum CodingKeys: String, CodingKey {
    case measure, unit
  }

  private enum Name: String, Codable {
    case times, amount, time
  }

  /// Reads a measure; the numbers of a unit beyond their limits become the nearest within.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Name.self, forKey: .measure) {
    case .times: self = .times
    case .amount: self = .amount(try values.decode(AmountUnit.self, forKey: .unit))
    case .time: self = .time
    }
  }

  /// Writes `measure`, and for an amount its `unit`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .times: try values.encode(Name.times, forKey: .measure)
    case .amount(let unit):
      try values.encode(Name.amount, forKey: .measure)
      try values.encode(unit, forKey: .unit)
    case .time: try values.encode(Name.time, forKey: .measure)
    }
  }
}
