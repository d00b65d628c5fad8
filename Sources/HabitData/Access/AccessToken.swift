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
