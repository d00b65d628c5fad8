import Foundation

/// A device that entered the pass code and stays signed in.
package struct SignedInDevice: Hashable, Identifiable, Sendable {
  /// The device's ID, which is not a secret.
  package let id: String
  /// The device's name, for example "Safari on iPhone".
  package let name: String
  /// The time when the pass code was entered.
  package let signedInAt: Date
  /// The time of the last use, recorded at most once an hour.
  package let lastUsedAt: Date

  package init(id: String, name: String, signedInAt: Date, lastUsedAt: Date) {
    self.id = id
    self.name = name
    self.signedInAt = signedInAt
    self.lastUsedAt = lastUsedAt
  }
}
