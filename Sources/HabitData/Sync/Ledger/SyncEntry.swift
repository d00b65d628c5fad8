import Foundation
import SwiftData

/// The changes of one write, for the other devices. It is saved with that write, and deleted when a
/// ``SyncLedger`` has read it.
@Model
final class SyncEntry {
  /// Random, so that two writers can't overwrite each other's entries.
  @Attribute(.unique) var id: UUID
  /// The order of the writes.
  var number: Int
  /// When it was written.
  var date: Date
  /// Facts, see `SyncFact`.
  var bytes: Data

  init(number: Int, date: Date, bytes: Data) {
    id = UUID()
    self.number = number
    self.date = date
    self.bytes = bytes
  }
}
