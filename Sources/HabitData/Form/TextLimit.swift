import Foundation
import HabitEngine

/// The length of a typed text beside the most that is kept: counted near the limit, and not saved
/// beyond it.
package struct TextLimit: Hashable, Sendable {
  /// The characters as a reader counts them, without white space around the text.
  package let count: Int
  package let limit: Int
  /// True if saving the text would cut it.
  package let isExceeded: Bool

  /// - Parameter limit: The most characters, one of ``HabitLimits``.
  package init(_ text: String, limit: Int) {
    count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
    self.limit = limit
    isExceeded = LimitedText.isLonger(text, than: limit)
  }

  /// The count in words, from ten characters or a tenth before the limit on: "72 of 80 characters";
  /// nil further away from it.
  package var message: String? {
    guard isExceeded || count >= limit - max(10, limit / 10) else { return nil }
    let words = "\(count) of \(limit) characters"
    return isExceeded ? "\(words). Shorten the text to save it." : words
  }
}
