import Foundation
import HabitEngine

extension CompletionRate {
  /// The rate in whole percent: "78%".
  package func percent(_ locale: Locale) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
