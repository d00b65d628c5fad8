import Foundation
import SwiftData

/// What one write has changed, for the other devices. It is written with that change, in one
/// transaction, and goes when a ``SyncLedger`` has taken it in.
@Model
final class SyncEntry {
  /// The order of the writes.
  @Attribute(.unique) var number: Int
  /// When it was written.
  var date: Date
  /// Facts, see `SyncFact`.
  var bytes: Data

  init(number: Int, date: Date, bytes: Data) {
    self.number = number
    self.date = date
    self.bytes = bytes
  }
}
