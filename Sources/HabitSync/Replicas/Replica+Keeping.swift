import Foundation

/// How a replica is kept from one run of the program to the next.
extension Replica {
  /// The replica as it was kept, to be written by somebody else: nobody can know whether there are two
  /// of it by now.
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
    shelf = kept.shelf
  }

  /// What is known beyond what was kept last, in parts to be kept from now on.
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

  /// What is kept beside the pieces.
  package var memory: Data {
    get throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      return try encoder.encode(Memory(clock: clock, shelf: shelf))
    }
  }

  /// Whether ``memory`` would say the same.
  package func remembersTheSame(as other: Replica) -> Bool {
    clock == other.clock && shelf == other.shelf
  }

  private struct Memory: Codable {
    let clock: HybridClock
    let shelf: Shelf
  }
}
