import Foundation

/// Why a text is no key.
package enum SyncKeyError: Error, Hashable {
  /// A short text has a character that no key has.
  case unknownCharacter(Character)
  /// A short text has so many characters, and a key has so many.
  case hasAnotherLength(Int, Int)
  /// The check sum of a short text is another one.
  case isMistyped
  /// No key has such a word, which stands at such a place; perhaps one that is near is meant.
  case hasUnknownWord(String, Int, near: [String])
  /// The letters at such a place begin several words, or may not be all of one.
  case hasBeginning(String, Int)
  /// There are so many words, and a key has so many.
  case hasAnotherWordCount(Int, Int)
  /// Each word is one of a key's, and their check sum is another one.
  case hasOtherWords
}

extension SyncKeyError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unknownCharacter(let character): "A key has no “\(character)”."
    case .hasAnotherLength(0, _): "There is no key."
    case .hasAnotherLength(let count, let expected):
      "A key has 24 words, or \(expected) letters and digits, and this one has \(count)."
    case .isMistyped: "The key is not typed as it was shown: a letter or digit is another one."
    case .hasUnknownWord(let word, let place, let near):
      "Word \(place), “\(word)”, is none of a key.\(Self.question(near))"
    case .hasBeginning(let word, let place):
      "Word \(place), “\(word)”, is not all of a word. Four letters are enough."
    case .hasAnotherWordCount(let count, let expected):
      "A key has \(expected) words, and this one has \(count)."
    case .hasOtherWords:
      "These are not the words that were shown: one is another word, or two have changed places."
    }
  }

  private static func question(_ words: [String]) -> String {
    guard !words.isEmpty else { return "" }
    let list = words.map { "“\($0)”" }
      .formatted(.list(type: .or).locale(Locale(identifier: "en")))
    return " Is it \(list)?"
  }
}
