import Foundation

/// A target or limit for an amount (glasses, kilometers, minutes) in another tracker.
public struct ImportedTarget: Hashable, Sendable {
  /// The amount, at least 0. For a target that is not a limit, 0 means that there is no target.
  public let amount: Double
  /// The unit, cut to the length limit; may be empty.
  public let unit: String
  /// The number of days for which the amount is meant, at least 1. 30 or 31 mean a month.
  public let days: Int
  /// True if the amount is a limit.
  public let isUpperLimit: Bool
  /// The unit as written in the file, cut to the length limit of a description.
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
    let amount = formatted(amount)
    return switch (isUpperLimit, days) {
    case (false, 1): String(localized: "\(amount) a day")
    case (false, 7): String(localized: "\(amount) a week")
    case (false, 30), (false, 31): String(localized: "\(amount) a month")
    case (false, _): String(localized: "\(amount) in \(days) days")
    case (true, 1): String(localized: "at most \(amount) a day")
    case (true, 7): String(localized: "at most \(amount) a week")
    case (true, 30), (true, 31): String(localized: "at most \(amount) a month")
    case (true, _): String(localized: "at most \(amount) in \(days) days")
    }
  }

  /// Returns an amount with its unit and up to six decimals: "3.5 km".
  package func formatted(_ amount: Double) -> String {
    let number = amount.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...6))
    )
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
