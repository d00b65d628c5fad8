import Foundation
import HabitInterchange

/// A device's own copy of all that is known, and what of it has not left yet.
///
/// It is a value: whoever keeps it keeps it as a whole, so that a change is either made and will
/// leave, or was never made.
package struct Replica: Hashable, Sendable {
  /// All that is known here.
  package private(set) var state = SyncState()
  private(set) var clock = HybridClock()
  /// Who writes now; nil until the first change since it was opened, or since changes left.
  private(set) var writer: WriterID?
  /// How many operations the writer has made.
  private var sequence = 0
  /// What was written since changes left.
  private(set) var pending = CellSet()
  /// The own files and those that were read.
  var shelf = Shelf()

  package init() {}

  /// The copy as another process opens it, which writes as somebody else: nobody can know whether
  /// there are two of it by now.
  package func reopened() -> Replica {
    var copy = self
    copy.writer = nil
    return copy
  }

  /// How many properties and days are written here and not on their way.
  package var pendingCount: Int { pending.count }

  /// Makes changes at once.
  /// - Parameter now: The clock on the wall.
  @discardableResult
  package mutating func make(
    _ changes: [SyncChange],
    at now: Date,
    using generator: inout some RandomNumberGenerator
  ) -> SyncOperation {
    let writer = writer ?? WriterID(using: &generator)
    if self.writer == nil { sequence = 0 }
    self.writer = writer
    sequence += 1
    let floor = changes.reduce(0) { max($0, state.newest(of: $1)) }
    let time = clock.next(after: floor, milliseconds: now.milliseconds)
    let stamp = Stamp(time: time, writer: writer)
    var made: [SyncChange] = []
    for change in changes {
      let fitting = state.fitting(change)
      state.make(fitting, stamp, written: &pending)
      made.append(fitting)
    }
    return SyncOperation(
      id: SyncOperation.ID(writer: writer, sequence: sequence),
      stamp: stamp,
      changes: made
    )
  }

  /// Takes in what others know.
  mutating func merge(_ other: SyncState, at now: Date) {
    clock.observe(other.newest, milliseconds: now.milliseconds)
    state.merge(other)
  }

  /// What was written and has not left, in parts.
  var pendingParts: [SyncState] {
    pending.isEmpty ? [] : state.part(pending).pieces(of: SyncLimits.pieceBytes)
  }

  /// All that is known here, in parts.
  var allParts: [SyncState] { state.pieces(of: SyncLimits.pieceBytes) }

  /// What was written is among the files that leave. Who writes on is somebody else: what a copy of
  /// this one adds can't be taken for what this one adds.
  mutating func pendingHasLeft() {
    guard !pending.isEmpty else { return }
    pending = CellSet()
    writer = nil
  }
}
