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

  /// The largest daily count or goal of an amount or of time, in minor units. It is also the
  /// largest daily target of an amount.
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

  /// The number of minor units in one completion, unit, or minute.
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

  /// The valid values of a goal with the basis ``StreakGoal/Basis/value``, in minor units. A month
  /// can have more completions, see ``StreakGoal/values(period:basis:measure:)``.
  public var goalValues: ClosedRange<Int> {
    switch self {
    case .times: 1...999
    case .amount, .time: 1...Self.largestAmount
    }
  }
}

extension Measure {
  /// The kind of a measure. The raw value is its name in files and in the store.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case times, amount, time
  }

  /// The kind of the measure.
  public var kind: Kind {
    switch self {
    case .times: .times
    case .amount: .amount
    case .time: .time
    }
  }

  /// Creates a measure. The unit is used only for an amount.
  public init(_ kind: Kind, unit: AmountUnit) {
    switch kind {
    case .times: self = .times
    case .amount: self = .amount(unit)
    case .time: self = .time
    }
  }
}

extension Measure: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, unit
  }

  /// Reads a measure. Out-of-range values of a unit are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Kind.self, forKey: .kind),
      unit: try values.decodeIfPresent(AmountUnit.self, forKey: .unit) ?? AmountUnit(name: "")
    )
  }

  /// Writes `kind`, and the `unit` of an amount.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(unit, forKey: .unit)
  }
}
