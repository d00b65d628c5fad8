import Foundation

/// A stored token that gives a script or a device access to the habits.
///
/// Only a hash of the secret is stored. The secret itself is shown once, when the token is created.
package struct AccessToken: Codable, Hashable, Identifiable, Sendable {
  /// The longest name, in characters.
  package static let nameLimit = 80

  /// Returns true if a text is a valid name, ignoring spaces around it.
  package static func isName(_ text: String) -> Bool {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return !name.isEmpty && name.count <= nameLimit
  }

  /// The public part of the token's text.
  package let id: String
  /// The name that the user gave to the token.
  package let name: String
  /// The permissions of the token.
  package let scope: AccessScope
  /// The time of creation.
  package let createdAt: Date
  /// The time of the last use, recorded at most once a minute.
  package internal(set) var lastUsedAt: Date?
  let secret: HashedSecret
}

/// The text of a token: `habit_`, its identifier, `_`, and its secret.
package struct AccessTokenText: Hashable, Sendable {
  let id: String
  let secret: String

  /// Creates a random token.
  init() {
    id = String(RandomText.hexadecimal(words: 1).prefix(8))
    secret = RandomText.hexadecimal(words: 4)
  }

  /// Reads a token.
  ///
  /// - Returns: Nil if the text does not have the format of a token.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: #/habit_([0-9a-f]{8})_([0-9a-f]{64})/#) else {
      return nil
    }
    id = String(match.1)
    secret = String(match.2)
  }

  /// The text that the user copies.
  package var text: String { "habit_\(id)_\(secret)" }
}

/// Unguessable random text from the system's generator.
package enum RandomText {
  /// Returns random hexadecimal digits.
  ///
  /// - Parameter words: The number of 64-bit words, each of which has 16 digits.
  package static func hexadecimal(words: Int) -> String {
    (0..<words).map { _ in String(format: "%016llx", UInt64.random(in: 0 ... .max)) }.joined()
  }
}
