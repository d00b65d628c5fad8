import Foundation
import HabitEngine

/// A number of completions that the user types.
package enum TypedCount {
  /// The valid input, in words.
  package static var rule: String {
    String(localized: "Enter a whole number from 0 to \(Measure.times.counts.upperBound).")
  }

  /// Reads a whole number in the digits of any script: "57", "５７", "٥٧".
  ///
  /// - Returns: Nil for any other text, and for counts that are out of range.
  package static func count(_ text: String) -> Int? {
    let digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // `AmountText` also reads "3." and "3.0".
    guard !digits.contains(".") else { return nil }
    let count = Result { () throws(AmountTextError) in try AmountText.amount(digits, decimals: 0) }
    return count.value.flatMap { Measure.times.counts.contains($0) ? $0 : nil }
  }
}
