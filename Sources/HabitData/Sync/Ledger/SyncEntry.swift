import Foundation
import SwiftData

/// The changes of one write, for other devices. The entry is saved in the same transaction as the
/// write, and deleted after a ``SyncLedger`` has read it.
@Model
final class SyncEntry {
  /// A random identifier, so that two writers can't replace each other's entries.
  @Attribute(.unique) var id: UUID
  /// The position in the order of the writes.
  var number: Int
  /// The time of the write.
  var date: Date
  /// The encoded facts. See `SyncFact`.
  var bytes: Data

  init(number: Int, date: Date, bytes: Data) {
    id = UUID()
    self.number = number
    self.date = date
    self.bytes = bytes
  }
}
