import Foundation
import HabitEngine

extension CompletionRate {
  /// The rate in whole percent: "78%".
  package func percent(_ locale: Locale) -> String { fraction.percent(locale) }
}

extension Double {
  /// A share in whole percent, half of one rounded up: "78%".
  package func percent(_ locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    return formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }
}
