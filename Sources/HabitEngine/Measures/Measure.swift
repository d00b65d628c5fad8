/// The quantity that a habit counts.
///
/// A count is always a whole number of minor units: completions, tenths of a kilometer, seconds.
/// Sums are therefore exact. With one decimal, 8.5 km is stored as 85.
public enum Measure: Hashable, Sendable {
  /// The number of completions.
  case times
  /// An amount in a unit.
  case amount(AmountUnit)
  /// Time, stored in seconds and shown in minutes.
  case time

  /// The largest daily count, target or goal of an amount or of time, in minor units.
  public static let largestAmount = 999_999_999

  /// The unit of an amount; nil for other measures.
  public var unit: AmountUnit? {
    if case .amount(let unit) = self { unit } else { nil }
  }

  /// The count that + adds: one completion, the unit's step, or one minute.
  public var step: Int {
    switch self {
    case .times: 1
    case .amount(let unit): unit.step
    case .time: 60
    }
  }

  /// The number of minor units in one completion, unit or minute.
  public var scale: Int {
    switch self {
    case .times: 1
    case .amount(let unit): AmountText.scale(decimals: unit.decimals)
    case .time: 60
    }
  }

  /// The valid counts of a day's record, in minor units.
  public var counts: ClosedRange<Int> {
    switch self {
    case .times: 0...9_999
    case .amount, .time: 0...Self.largestAmount
    }
  }

  /// Returns the valid daily targets, or a quit habit's limits, in minor units.
  public func amountsPerDay(_ kind: HabitKind) -> ClosedRange<Int> {
    let least = kind == .build ? 1 : 0
    switch self {
    case .times: return least...99
    case .amount: return least...Self.largestAmount
    case .time: return least...86_400
    }
  }

  /// The valid values of a goal on value basis, in minor units.
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

  /// Reads a measure. Out-of-range values of a unit are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Name.self, forKey: .measure) {
    case .times: self = .times
    case .amount: self = .amount(try values.decode(AmountUnit.self, forKey: .unit))
    case .time: self = .time
    }
  }

  /// Writes `measure`, and the `unit` of an amount.
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
