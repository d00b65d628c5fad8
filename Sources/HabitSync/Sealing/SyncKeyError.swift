import Foundation

/// The reason why a text is not a key.
package enum SyncKeyError: Error, Hashable {
  /// The compact form contains an invalid character.
  case unknownCharacter(Character)
  /// The compact form has a wrong length. The values are its number of characters and the required
  /// number.
  case hasAnotherLength(Int, Int)
  /// The checksum of the compact form is wrong.
  case isMistyped
  /// The word at a position is unknown. `near` has similar words as suggestions.
  case hasUnknownWord(String, Int, near: [String])
  /// The text at a position has fewer than four letters, and at least one word begins with it.
  case hasBeginning(String, Int)
  /// The number of words is wrong. The values are the number of words and the required number.
  case hasAnotherWordCount(Int, Int)
  /// All words are valid, but their checksum is wrong.
  case hasOtherWords
}

extension SyncKeyError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unknownCharacter(let character):
      String(localized: "A key can't contain “\(String(character))”.")
    case .hasAnotherLength(0, _): String(localized: "Enter a key.")
    case .hasAnotherLength(let count, let expected):
      String(
        localized:
          "A key has 24 words, or \(expected) letters and digits, and this one has \(count)."
      )
    case .isMistyped:
      String(localized: "The key has a typing error. Compare its letters and digits.")
    case .hasUnknownWord(let word, let place, near: []):
      String(localized: "Word \(place), “\(word)”, is not a word of a key.")
    case .hasUnknownWord(let word, let place, let near):
      String(
        localized: """
          Word \(place), “\(word)”, is not a word of a key. Is it \
          \(near.map { "“\($0)”" }, format: .list(type: .or))?
          """
      )
    case .hasBeginning(let word, let place):
      String(localized: "Word \(place), “\(word)”, is incomplete. Type at least four letters.")
    case .hasAnotherWordCount(let count, let expected):
      String(localized: "A key has \(expected) words, and this one has \(count).")
    case .hasOtherWords:
      String(
        localized: "These words are not a key. One of them is wrong, or two are in the wrong order."
      )
    }
  }
}
