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
    guard !digits.isEmpty else { return nil }
    var count = 0
    for character in digits {
      guard let digit = digit(character) else { return nil }
      count = count * 10 + digit
      guard Measure.times.counts.contains(count) else { return nil }
    }
    return count
  }

  /// Returns the value of a decimal digit; nil for other characters, including numeric ones such as
  /// ½ and 十.
  private static func digit(_ character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue
  }
}
