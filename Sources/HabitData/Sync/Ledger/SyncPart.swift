import Foundation
import HabitSync
import SwiftData

/// A part of the record of all devices' changes. Merging all parts gives the whole record.
@Model
final class SyncPart {
  /// The position in the order in which parts are written.
  @Attribute(.unique) var number: Int
  /// True if the part was written on this device and is not sent yet.
  var isPending: Bool
  /// The part of the state in the format of a sync file, compressed. See `ReplicaPiece`.
  var bytes: Data

  init(_ piece: ReplicaPiece, number: Int) {
    self.number = number
    isPending = piece.isPending
    bytes = piece.bytes
  }

  var piece: ReplicaPiece { ReplicaPiece(bytes: bytes, isPending: isPending) }
}
