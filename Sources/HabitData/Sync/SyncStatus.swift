import Foundation

/// How sync stands, where it is set up.
package struct SyncStatus: Hashable, Sendable {
  package var place: SyncPlace
  /// This device first, then the others by name.
  package var devices: [SyncDevice] = []
  /// When all was exchanged last.
  package var lastExchange: Date?
  /// How many changes are not where others find them.
  package var waiting = 0
  /// What is wrong, in words, or nil.
  package var problem: String?
  /// Habits that have the same name here, of which one came from elsewhere: whether they are one is
  /// for the person to say.
  package var twins: [SyncTwins] = []

  package init(place: SyncPlace) {
    self.place = place
  }

  /// A sentence for a device that is alone: a mistyped key is the key of a group that nobody is in.
  package static let nobodyFound = """
    No other device was found here. If there should be one, let it sync, and check that both show the \
    same key.
    """
}

/// Two habits of one name, of which one came from another device.
package struct SyncTwins: Hashable, Identifiable, Sendable {
  package let name: String
  /// The one that was here.
  package let here: UUID
  /// The one that came.
  package let other: UUID

  package var id: UUID { other }

  package init(name: String, here: UUID, other: UUID) {
    self.name = name
    self.here = here
    self.other = other
  }
}
