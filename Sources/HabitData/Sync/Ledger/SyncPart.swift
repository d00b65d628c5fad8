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

/// The rule for merging parts: few parts remain, and each byte is rewritten only a few times.
enum SyncPartSizes {
  /// The number of parts in a size class at which the parts are merged.
  private static let limit = 8
  /// The minimum size, in bytes, of parts that are no longer merged.
  private static let largest = 4 << 20

  /// Returns the groups of parts to merge. The parts of a group have similar sizes. Large parts and
  /// parts with unsent changes are left out.
  static func due(_ parts: [SyncPart]) -> [[SyncPart]] {
    let free = parts.filter { !$0.isPending && $0.bytes.count < largest }
    return Dictionary(grouping: free) { sizeClass($0.bytes.count) }.values
      .filter { $0.count >= limit }
  }

  private static func sizeClass(_ size: Int) -> Int {
    var (limit, number) = (4 << 10, 0)
    while limit <= size { (limit, number) = (limit * 8, number + 1) }
    return number
  }
}
