/// The unit in which amounts are counted.
public struct AmountUnit: Hashable, Sendable {
  /// The unit's name, such as "km". Up to ``HabitLimits/unit`` characters; may be empty.
  public let name: String
  /// The number of decimals, 0 to 3. With one decimal, the minor unit is a tenth.
  public let decimals: Int
  /// The amount that + adds, in minor units, at least 1.
  public let step: Int

  /// The valid numbers of decimals.
  public static let decimalsRange = 0...3
  /// The valid steps, in minor units.
  public static let steps = 1...Measure.largestAmount

  /// Creates a unit.
  ///
  /// - Parameters:
  ///   - name: Trimmed, and cut to the limit.
  ///   - decimals: Clamped to ``decimalsRange``.
  ///   - step: In minor units, clamped to ``steps``. Nil means one whole unit.
  public init(name: String, decimals: Int = 0, step: Int? = nil) {
    self.name = LimitedText.line(name, to: HabitLimits.unit)
    self.decimals = decimals.clamped(to: Self.decimalsRange)
    let one = AmountText.scale(decimals: self.decimals)
    self.step = (step ?? one).clamped(to: Self.steps)
  }

  /// Returns an amount as text: 85 is "8.5" with one decimal.
  ///
  /// - `separator`: The decimal separator.
  public func text(_ amount: Int, separator: Character = ".") -> String {
    AmountText.text(amount, decimals: decimals, separator: separator)
  }

  /// Reads an amount: "8.5" is 85 with one decimal.
  public func amount(
    _ text: String,
    separator: Character = "."
  ) throws(AmountTextError) -> Int {
    try AmountText.amount(text, decimals: decimals, separator: separator)
  }
}

extension AmountUnit: Codable {
  /// Reads a unit. Out-of-range values are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      decimals: try values.decode(Int.self, forKey: .decimals),
      step: try values.decode(Int.self, forKey: .step)
    )
  }
}

extension AmountUnit {
  /// Returns the default step for a target, in minor units: the largest power of ten that fits into
  /// the target at least three times, or 1. At most 30 taps then reach the target.
  public static func step(toward target: Int) -> Int {
    var step = 1
    while step <= target / 30 { step *= 10 }
    return step
  }
}
