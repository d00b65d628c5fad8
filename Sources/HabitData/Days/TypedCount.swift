import Foundation
import HabitEngine

/// How often a habit was done, as it is typed.
package enum TypedCount {
  /// What can be typed, in words.
  package static let rule = "A whole number from 0 to 9,999"

  /// Reads a whole number in the digits of any script: "57", "５７", "٥٧".
  /// - Returns: Nil for all else, and for counts that no day can have.
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

  /// Nil also for signs that stand for a number without being a digit, as ½ and 十 do.
  private static func digit(_ character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue
  }
}
