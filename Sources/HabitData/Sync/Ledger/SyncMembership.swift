import Foundation
import SwiftData

/// That the store takes part in sync, and what is remembered of it beside the ``SyncPart``s. There is
/// one at most; without it nothing is noted for other devices.
@Model
final class SyncMembership {
  /// This device among the others.
  @Attribute(.unique) var id: UUID
  /// What the others call it.
  var name: String
  /// Another value after each write of a ledger, by which another program sees that what it has read
  /// is old.
  var version: UUID
  /// See `Replica.memory`; nil at first.
  var memory: Data?
  /// Whether it is about to take part no longer.
  var isLeaving: Bool = false
  /// When all was exchanged last, about.
  var lastExchange: Date?
  /// The habits that were here when it joined: of those that came since, one may be the same as one
  /// of these under another identity.
  var habitsBefore: [UUID]?
  /// Those of them that are not taken in yet; nil where all are.
  var unread: [UUID]?
  /// The habits of others of which was said that they are not the same.
  var strangers: [UUID]?

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
    version = UUID()
  }

  /// The store's own; nil where sync is not set up.
  static func current(in context: ModelContext) throws -> SyncMembership? {
    try context.fetch(FetchDescriptor<SyncMembership>()).first
  }
}
