import Foundation
import HabitEngine

extension CompletionRate {
  /// Returns the rate as a whole percentage: "78%".
  package func percent(_ locale: Locale) -> String { fraction.percent(locale) }
}

extension Double {
  /// Returns a fraction as a whole percentage, rounding halves up: "78%".
  package func percent(_ locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    return formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }
}
