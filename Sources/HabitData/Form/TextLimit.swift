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
}
