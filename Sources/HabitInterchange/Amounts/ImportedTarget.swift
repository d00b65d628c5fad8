import Foundation
import HabitEngine

/// An amount (glasses, kilometres, minutes) that was to be reached, or not to be passed, in another
/// tracker.
public struct ImportedTarget: Hashable, Sendable {
  /// At least 0. 0 means no target, unless it is an upper limit.
  public let amount: Double
  /// What is counted; may be empty.
  public let unit: String
  /// The days that the amount is for, at least 1.
  public let days: Int
  /// Whether the amount is not to be passed.
  public let isUpperLimit: Bool

  init(amount: Double, unit: String, days: Int = 1, isUpperLimit: Bool = false) {
    self.amount = max(0, amount)
    self.unit = LimitedText.cut(unit, to: LimitedText.unit)
    self.days = max(1, days)
    self.isUpperLimit = isUpperLimit
  }

  /// The target: "8 glasses a day", "at most 12 coffees in 30 days", "km".
  public var label: String {
    guard amount > 0 || isUpperLimit else { return unit }
    let period =
      switch days {
      case 1: "a day"
      case 7: "a week"
      default: "in \(days) days"
      }
    return "\(isUpperLimit ? "at most " : "")\(formatted(amount)) \(period)"
  }

  /// An amount with the unit, up to six decimals: "3.5 km".
  public func formatted(_ amount: Double) -> String {
    let number = amount.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...6))
    )
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}

/// What a target in amounts becomes where only whole counts are known.
public struct CountedTarget: Hashable, Sendable {
  /// How much makes one count, a power of ten.
  public let step: Double
  /// The counts that make a day complete, 1 to 99.
  public let completionsPerDay: Int
  /// What a week is to reach, or the usual goal.
  public let streakGoal: StreakGoal
}
