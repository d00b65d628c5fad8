import Foundation

/// Text that a habit keeps, whoever wrote it: a person, a file or another device. See ``HabitLimits``.
///
/// Control characters and bidirectional overrides are removed: they can make a name look like another
/// one, or move what stands beside it. A character may consist of any number of code points, so these
/// are limited too, to 16 for each character.
package enum LimitedText {
  /// A limit for unit names in files. No tracker's units are longer.
  package static let unit = 40

  /// A text of any number of lines: trimmed, cleaned, and cut at a number of characters.
  package static func cut(_ text: String, to limit: Int) -> String {
    shorten(clean(text) { $0.properties.isWhitespace ? $0 : nil }, to: limit)
  }

  /// A text on one line, such as a name: trimmed, cleaned, and cut at a number of characters. Line
  /// breaks and tabs become spaces.
  package static func line(_ text: String, to limit: Int) -> String {
    shorten(clean(text) { $0.properties.isWhitespace ? " " : nil }, to: limit)
  }

  /// Whether ``cut(_:to:)`` or ``line(_:to:)`` would lose characters for the limit.
  package static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit && cut(text, to: limit) != cut(text, to: Int.max / 16)
  }

  private static func shorten(_ text: String, to limit: Int) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count > limit else { return trimmed }
    let scalars = String(String(trimmed.prefix(limit)).unicodeScalars.prefix(16 * limit))
    return scalars.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// - Parameter replacement: Replaces a control character or an override; nil for nothing.
  private static func clean(
    _ text: String,
    replacement: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    // Printable ASCII, as most text is, stays as it is.
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    let scalars = text.unicodeScalars.compactMap { isControl($0) ? replacement($0) : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    // Embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
