import Foundation
import HabitEngine

/// An amount (glasses, kilometres, minutes) that is to be reached, or not to be passed.
public struct ImportedTarget: Hashable, Sendable {
  /// At least 0. 0 means no target, unless it is an upper limit.
  public let amount: Double
  /// What is counted, as far as a unit's name reaches; may be empty.
  public let unit: String
  /// The days that the amount is for, at least 1; 30 or 31 are a month.
  public let days: Int
  /// Whether the amount is not to be passed.
  public let isUpperLimit: Bool
  /// The unit as the file has it.
  let fullUnit: String

  init(amount: Double, unit: String, days: Int = 1, isUpperLimit: Bool = false) {
    self.amount = max(0, amount)
    fullUnit = LimitedText.cut(unit, to: HabitLimits.details)
    self.unit = LimitedText.line(unit, to: HabitLimits.unit)
    self.days = max(1, days)
    self.isUpperLimit = isUpperLimit
  }

  /// The target: "8 glasses a day", "at most 12 coffees in 14 days".
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

  /// An amount with the unit, up to six decimals: "3.5 km".
  func formatted(_ amount: Double) -> String {
    let number = amount.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...6))
    )
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
