import Foundation
import SwiftData

/// The store's membership in a sync group, and the sync data that is not in a ``SyncPart``. A store
/// has at most one membership, and without a membership it records no changes.
@Model
final class SyncMembership {
  /// The identifier of this device.
  @Attribute(.unique) var id: UUID
  /// The name of this device.
  var name: String
  /// A random value that changes with each write of a ledger, so that another program notices that
  /// its replica is outdated.
  var version: UUID
  /// The encoded clock and file index of the replica; nil before the first write. See
  /// `Replica.memory`.
  var memory: Data?
  /// True if this device is about to leave.
  var isLeaving: Bool = false
  /// The approximate time of the last complete exchange.
  var lastExchange: Date?
  /// The habits that existed when the device joined. Habits that arrive later may be duplicates of
  /// them.
  var habitsBefore: [UUID]?
  /// The identifiers of the habits that existed before sync and are not added yet; nil if all are
  /// added.
  var unread: [UUID]?
  /// The habits from other devices that the user has declared not to be duplicates.
  var strangers: [UUID]?

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
    version = UUID()
  }

  /// Returns the store's membership; nil if sync is not set up.
  static func current(in context: ModelContext) throws -> SyncMembership? {
    try context.fetch(FetchDescriptor<SyncMembership>()).first
  }
}
