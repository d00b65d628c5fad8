/// The unit that amounts are counted in.
public struct AmountUnit: Hashable, Sendable {
  /// The unit's name, such as "km"; up to ``HabitLimits/unit`` characters, or none.
  public let name: String
  /// The digits after the decimal point, 0 to 3. The smallest part of a unit with one is a tenth.
  public let decimals: Int
  /// What + adds, in smallest parts, from 1 on.
  public let step: Int

  /// The digits that a unit can have after the decimal point.
  public static let decimalsRange = 0...3
  /// What + can add, in smallest parts.
  public static let steps = 1...Measure.largestAmount

  /// - Parameters:
  ///   - name: Cut to the limit, white space around it left out.
  ///   - decimals: Brought to the nearest of ``decimalsRange``.
  ///   - step: In smallest parts; brought to the nearest of ``steps``. One unit where nil.
  public init(name: String, decimals: Int = 0, step: Int? = nil) {
    let range = Self.decimalsRange
    self.name = LimitedText.line(name, to: HabitLimits.unit)
    self.decimals = min(max(decimals, range.lowerBound), range.upperBound)
    let one = AmountText.smallestParts(decimals: self.decimals)
    self.step = min(max(step ?? one, Self.steps.lowerBound), Self.steps.upperBound)
  }

  /// An amount in digits: 85 is "8.5" with one decimal.
  /// - Parameter separator: What stands between whole and part.
  public func text(_ amount: Int, separator: Character = ".") -> String {
    AmountText.text(amount, decimals: decimals, separator: separator)
  }

  /// Reads an amount in digits: "8.5" is 85 with one decimal.
  public func amount(
    _ text: String,
    separator: Character = "."
  ) throws(AmountTextError) -> Int {
    try AmountText.amount(text, decimals: decimals, separator: separator)
  }
}

extension AmountUnit: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, decimals, step
  }

  /// Reads a unit; what is beyond the limits becomes the nearest within.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      decimals: try values.decode(Int.self, forKey: .decimals),
      step: try values.decode(Int.self, forKey: .step)
    )
  }
}
