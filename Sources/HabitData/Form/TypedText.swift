import Foundation
import HabitEngine

/// The length of a text in a field, compared to its limit.
package struct TextLimit: Hashable, Sendable {
  /// The number of characters, without white space around the text.
  package let count: Int
  package let limit: Int
  /// True if the text is longer than the limit, so that saving would cut it.
  package let isExceeded: Bool

  /// Measures a text.
  ///
  /// - Parameter limit: The largest number of characters, from ``HabitLimits``.
  package init(_ text: String, limit: Int) {
    count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
    self.limit = limit
    isExceeded = LimitedText.isLonger(text, than: limit)
  }

  /// A message such as "72 of 80 characters". Nil if the count is below the limit by more than ten
  /// characters and by more than a tenth of the limit.
  package var message: String? {
    guard isExceeded || count >= limit - max(10, limit / 10) else { return nil }
    return isExceeded
      ? String(localized: "\(count) of \(limit) characters. Shorten the text to save it.")
      : String(localized: "\(count) of \(limit) characters")
  }

  /// The message if the limit is exceeded; nil otherwise.
  package var problem: String? { isExceeded ? message : nil }
}

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

extension String {
  /// True if the text is written from right to left, judged by its first letter.
  package var isRightToLeft: Bool {
    let letter = unicodeScalars.first(where: \.properties.isAlphabetic)
    return letter.map { scalar in Self.rightToLeft.contains { $0.contains(scalar.value) } } ?? false
  }

  /// The Unicode blocks of Hebrew, Arabic, and related scripts, their presentation forms, and
  /// historic and West African scripts that are written from right to left.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
