import Foundation
import HabitEngine

extension CompletionRate {
  /// Returns the rate as a whole percentage: "78%".
  package func percent(_ locale: Locale) -> String { fraction.percent(locale) }

  /// Returns the rate as a whole percentage, or a dash if no day is expected.
  package func percentOrDash(_ locale: Locale) -> String {
    expectedDays > 0 ? percent(locale) : "–"
  }
}

extension Double {
  /// Returns a fraction as a whole percentage, rounding halves up: "78%".
  package func percent(_ locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    return formatted(style.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }
}
