import Foundation

/// Why a text is no key.
package enum SyncKeyError: Error, Hashable {
  /// It has a character that no key has.
  case unknownCharacter(Character)
  /// It has so many characters, and a key has so many.
  case hasAnotherLength(Int, Int)
  /// Its check sum is another one.
  case isMistyped
}

extension SyncKeyError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unknownCharacter(let character): "A key has no “\(character)”."
    case .hasAnotherLength(0, _): "There is no key."
    case .hasAnotherLength(let count, let expected):
      "A key has \(expected) letters and digits, and this one has \(count)."
    case .isMistyped: "The key is not typed as it was shown: a letter or digit is another one."
    }
  }
}
