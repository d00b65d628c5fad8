import Foundation

/// A part of what a replica knows, as it is kept: all of them merged are all of it.
package struct ReplicaPiece: Hashable, Sendable {
  package let bytes: Data
  /// Whether it was written here and has not left.
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

  /// Makes one of several; more than one where they are large.
  package static func merged(_ pieces: [ReplicaPiece]) throws(SyncFileError) -> [ReplicaPiece] {
    var state = SyncState()
    for piece in pieces { state.merge(try piece.state) }
    var merged: [ReplicaPiece] = []
    for part in state.pieces(of: SyncLimits.pieceBytes) {
      merged.append(try ReplicaPiece(part, isPending: false))
    }
    return merged
  }
}
