import Foundation
import WebElements

/// A pass code of any letters, spaces, and symbols. As NIST SP 800-63B recommends, a new pass code
/// needs a certain length and must not be common, but can have any mix of characters.
struct PassCode: Hashable, Sendable {
  /// The text in Unicode normalization form C, because an accented letter can be typed as one or
  /// two code points.
  let text: String

  static let shortest = 8
  static let longest = 128

  /// Creates a new pass code that the user chooses.
  ///
  /// - Throws: ``SignInRefusal`` for an unacceptable pass code.
  init(choosing text: String) throws(SignInRefusal) {
    self.init(text)
    let length = self.text.unicodeScalars.count
    guard length >= Self.shortest else {
      throw SignInRefusal(
        String(localized: "A pass code must have at least \(Self.shortest) characters.")
      )
    }
    guard length <= Self.longest, self.text.utf8.count <= PassCodeHash.longestText else {
      throw SignInRefusal(
        String(localized: "A pass code can have at most \(Self.longest) characters.")
      )
    }
    guard !self.text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw SignInRefusal(String(localized: "A pass code must be a single line."))
    }
    guard !CommonPassCodes.contain(self.text) else {
      throw SignInRefusal(String(localized: "This pass code is too common. Choose another one."))
    }
  }

  /// Creates a pass code from typed text, without checking it.
  init(_ text: String) {
    self.text = text.precomposedStringWithCanonicalMapping
  }
}
