import Foundation

/// A saved part of a replica. Merging all pieces gives the replica's state.
package struct ReplicaPiece: Hashable, Sendable {
  package let bytes: Data
  /// True if the piece has local changes that are not sent yet.
  package let isPending: Bool

  package init(bytes: Data, isPending: Bool) {
    self.bytes = bytes
    self.isPending = isPending
  }

  init(_ state: SyncState, isPending: Bool) throws(SyncFileError) {
    bytes = Data(try Packing.pack(SyncFile(state: state).bytes))
    self.isPending = isPending
  }

  var state: SyncState {
    get throws(SyncFileError) { try SyncFile(bytes: Packing.unpack(Array(bytes))).state }
  }

  /// Merges several pieces into one piece, or into a few pieces if the result is large.
  package static func merged(_ pieces: [ReplicaPiece]) throws(SyncFileError) -> [ReplicaPiece] {
    var state = SyncState()
    for piece in pieces { state.merge(try piece.state) }
    return try state.pieces(of: SyncLimits.pieceBytes).map { part throws(SyncFileError) in
      try ReplicaPiece(part, isPending: false)
    }
  }
}
