import Foundation

/// Cleaning and cutting of text from any source: a person, a file, or another device. See
/// ``HabitLimits``.
///
/// Control characters and bidirectional overrides are removed, because they can disguise a name or
/// move the text next to it. A character can have any number of code points, so the number of code
/// points is limited too, to 16 times the limit.
package enum LimitedText {
  /// Returns multiline text, trimmed, cleaned, and cut to a number of characters.
  package static func cut(_ text: String, to limit: Int) -> String {
    shorten(clean(text) { $0.properties.isWhitespace ? $0 : nil }, to: limit)
  }

  /// Returns text on one line, such as a name, trimmed, cleaned, and cut to a number of characters.
  /// Line breaks and tabs become spaces.
  package static func line(_ text: String, to limit: Int) -> String {
    shorten(clean(text) { $0.properties.isWhitespace ? " " : nil }, to: limit)
  }

  /// Returns true if ``cut(_:to:)`` or ``line(_:to:)`` would remove characters because of the
  /// limit.
  package static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit && cut(text, to: limit) != cut(text, to: Int.max / 16)
  }

  private static func shorten(_ text: String, to limit: Int) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count > limit else { return trimmed }
    let scalars = String(String(trimmed.prefix(limit)).unicodeScalars.prefix(16 * limit))
    return scalars.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Removes or replaces control characters and bidirectional overrides.
  ///
  /// - Parameter replacement: Returns the replacement of a scalar; nil removes it.
  private static func clean(
    _ text: String,
    replacement: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    // Printable ASCII, the usual case, needs no cleaning.
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    let scalars = text.unicodeScalars.compactMap { isControl($0) ? replacement($0) : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    // Embeddings, overrides, and isolates of the bidirectional algorithm (UAX #9).
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
