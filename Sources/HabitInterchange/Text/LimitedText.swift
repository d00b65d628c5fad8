import Foundation

/// Text within limits, as those of names, descriptions and notes (`HabitLimits`).
enum LimitedText {
  /// Longer than the units of any tracker.
  static let unit = 40

  /// Text without white space around it and without null characters, which the store can't hold,
  /// cut at a number of characters.
  ///
  /// A character may consist of any number of code points, so these are limited too.
  static func cut(_ text: String, to limit: Int) -> String {
    var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.utf8.contains(0) { text = text.replacing("\0", with: "") }
    guard text.utf8.count > limit else { return text }
    let scalars = String(String(text.prefix(limit)).unicodeScalars.prefix(16 * limit))
    return scalars.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether something is lost where a text is cut.
  static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit && cut(text, to: limit) != cut(text, to: Int.max / 16)
  }
}
