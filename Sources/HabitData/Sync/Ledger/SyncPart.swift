import Foundation
import HabitSync
import SwiftData

/// A part of the record of all devices' changes. Merging all parts gives the whole record.
@Model
final class SyncPart {
  /// The order in which they were written.
  @Attribute(.unique) var number: Int
  /// True if it was written here and is not sent yet.
  var isPending: Bool
  /// See `ReplicaPiece`.
  var bytes: Data

  init(_ piece: ReplicaPiece, number: Int) {
    self.number = number
    isPending = piece.isPending
    bytes = piece.bytes
  }

  var piece: ReplicaPiece { ReplicaPiece(bytes: bytes, isPending: isPending) }
}
