import Foundation

/// Another tracker's target for an amount (glasses, kilometers, minutes), or a limit.
public struct ImportedTarget: Hashable, Sendable {
  /// The amount, at least 0. 0 means no target unless it is a limit.
  public let amount: Double
  /// The unit, cut to the length limit; may be empty.
  public let unit: String
  /// The number of days for which the amount is meant, at least 1. 30 or 31 mean a month.
  public let days: Int
  /// True if the amount is a limit.
  public let isUpperLimit: Bool
  /// The full unit of the file.
  package let fullUnit: String

  package init(amount: Double, unit: String, days: Int = 1, isUpperLimit: Bool = false) {
    self.amount = max(0, amount)
    fullUnit = LimitedText.cut(unit, to: HabitLimits.details)
    self.unit = LimitedText.line(unit, to: HabitLimits.unit)
    self.days = max(1, days)
    self.isUpperLimit = isUpperLimit
  }

  /// The target in words: "8 glasses a day", "at most 12 coffees in 14 days".
  public var label: String {
    let period =
      switch days {
      case 1: "a day"
      case 7: "a week"
      case 30, 31: "a month"
      default: "in \(days) days"
      }
    return "\(isUpperLimit ? "at most " : "")\(formatted(amount)) \(period)"
  }

  /// Returns an amount with its unit and up to six decimals: "3.5 km".
  package func formatted(_ amount: Double) -> String {
    let number = amount.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...6))
    )
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
