import Foundation
import HabitSync
import SwiftData

/// A part of what is known of all devices' changes: all parts merged are all of it.
@Model
final class SyncPart {
  /// The order in which they were written.
  @Attribute(.unique) var number: Int
  /// Whether it was written here and has not left.
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
