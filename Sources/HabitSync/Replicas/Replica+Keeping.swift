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
