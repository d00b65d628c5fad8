import Foundation

/// A token by which a script reaches the habits, as it is kept: with a hash in the place of the
/// secret, which is shown once and then known to its owner alone.
package struct AccessToken: Codable, Hashable, Identifiable, Sendable {
  /// The longest name, in characters.
  package static let nameLimit = 80

  /// Whether a token can be called that, spaces around it aside.
  package static func isName(_ text: String) -> Bool {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return !name.isEmpty && name.count <= nameLimit
  }

  /// Tells tokens apart; it is part of the text and no secret.
  package let id: String
  /// What the user calls it.
  package let name: String
  /// What it lets a script do.
  package let scope: AccessScope
  /// When it was made.
  package let createdAt: Date
  /// When it was used last, to the minute.
  package internal(set) var lastUsedAt: Date?
  /// The secret's hash.
  let secret: HashedSecret
}
