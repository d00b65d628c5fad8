import Foundation

/// A device that gave the pass code and stays signed in.
package struct SignedInDevice: Hashable, Identifiable, Sendable {
  /// Tells devices apart, and is no secret.
  package let id: String
  /// What it is in words, "Safari on iPhone".
  package let name: String
  /// When the pass code was given.
  package let signedInAt: Date
  /// When it was used last, to the hour.
  package let lastUsedAt: Date

  package init(id: String, name: String, signedInAt: Date, lastUsedAt: Date) {
    self.id = id
    self.name = name
    self.signedInAt = signedInAt
    self.lastUsedAt = lastUsedAt
  }
}
