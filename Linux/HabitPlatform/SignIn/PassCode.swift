import Foundation
import WebElements

/// A pass code as somebody chose it: of any letters, spaces and signs, as NIST SP 800-63B asks for. How
/// long it is counts, not what it is made of.
struct PassCode: Hashable, Sendable {
  /// One letter with an accent can be written as one sign or as two; both are the same pass code.
  let text: String

  static let shortest = 8
  static let longest = 128

  /// - Throws: ``SignInRefusal`` for what can't be one.
  init(choosing text: String) throws(SignInRefusal) {
    self.init(text)
    let length = self.text.unicodeScalars.count
    guard length >= Self.shortest else {
      throw SignInRefusal("A pass code has at least \(Self.shortest) characters.")
    }
    guard length <= Self.longest, self.text.utf8.count <= PassCodeHash.longestText else {
      throw SignInRefusal("A pass code has \(Self.longest) characters at most.")
    }
    guard !self.text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw SignInRefusal("A pass code is one line.")
    }
    guard !CommonPassCodes.contain(self.text) else {
      throw SignInRefusal("Many people use this one, and it is tried first. Choose another.")
    }
  }

  /// - Parameter text: What was typed.
  init(_ text: String) {
    self.text = text.precomposedStringWithCanonicalMapping
  }
}
