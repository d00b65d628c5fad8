import Foundation

/// The persistence of a replica between launches.
extension Replica {
  /// Loads a replica with a new writer, because there may be another copy of it.
  package init(_ pieces: [ReplicaPiece], memory: Data?) throws {
    self.init()
    for piece in pieces {
      let part = try piece.state
      state.merge(part)
      if piece.isPending { pending.formUnion(part.allCells) }
    }
    guard let memory else { return }
    let kept = try PropertyListDecoder().decode(Memory.self, from: memory)
    clock = kept.clock
    index = kept.index
  }

  /// Returns the unsaved parts of the state for saving, and marks them as saved.
  package mutating func takeUnsaved() throws(SyncFileError) -> [ReplicaPiece] {
    var pieces: [ReplicaPiece] = []
    for (cells, isPending) in [(unsaved.own, true), (unsaved.foreign, false)] where !cells.isEmpty {
      for part in state.part(cells).pieces(of: SyncLimits.pieceBytes) {
        pieces.append(try ReplicaPiece(part, isPending: isPending))
      }
    }
    if !unsaved.others.isEmpty {
      var part = SyncState()
      part.others = unsaved.others
      pieces.append(try ReplicaPiece(part, isPending: false))
    }
    unsaved = Unsaved()
    return pieces
  }

  /// The encoded clock and file index, which are saved next to the pieces of the state.
  package var memory: Data {
    get throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      return try encoder.encode(Memory(clock: clock, index: index))
    }
  }

  /// Returns true if ``memory`` is equal to that of another replica.
  package func hasSameMemory(as other: Replica) -> Bool {
    clock == other.clock && index == other.index
  }

  private struct Memory: Codable {
    let clock: HybridClock
    let index: RemoteFileIndex
  }
}

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
