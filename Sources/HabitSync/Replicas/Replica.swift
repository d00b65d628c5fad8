import Foundation
import HabitInterchange

/// A device's own copy of all that is known, and what of it has not left yet.
///
/// It is a value: whoever keeps it keeps it as a whole, so that a change is either made and will
/// leave, or was never made.
package struct Replica: Hashable, Sendable {
  /// All that is known here.
  package internal(set) var state = SyncState()
  var clock = HybridClock()
  /// Who writes now; nil until the first change since it was opened, or since changes left.
  private(set) var writer: WriterID?
  /// How many operations the writer has made.
  private var sequence = 0
  /// What was written since changes left.
  var pending = CellSet()
  /// What was written or taken in since it was kept last.
  var unsaved = Unsaved()
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
    let floor = changes.reduce(0) { max($0, state.newest(of: $1)) }
    let time = clock.next(after: floor, milliseconds: now.milliseconds)
    return write(changes, at: time, using: &generator)
  }

  /// Takes in what the store had before it took part, as of when it was changed last. What nobody knew
  /// of can't have been seen, so the clock does not go on by it.
  @discardableResult
  package mutating func find(
    _ facts: [SyncFact],
    asOf date: Date,
    using generator: inout some RandomNumberGenerator
  ) -> SyncOperation {
    let changes = facts.compactMap { state.change(finding: $0) }
    return write(changes, at: Stamp.time(date.milliseconds), using: &generator)
  }

  private mutating func write(
    _ changes: [SyncChange],
    at time: UInt64,
    using generator: inout some RandomNumberGenerator
  ) -> SyncOperation {
    let writer = writer ?? WriterID(using: &generator)
    if self.writer == nil { sequence = 0 }
    self.writer = writer
    sequence += 1
    let stamp = Stamp(time: time, writer: writer)
    var made: [SyncChange] = []
    var written = CellSet()
    for change in changes {
      let fitting = state.fitting(change)
      state.make(fitting, stamp, written: &written)
      made.append(fitting)
    }
    pending.formUnion(written)
    unsaved.own.formUnion(written)
    return SyncOperation(
      id: SyncOperation.ID(writer: writer, sequence: sequence),
      stamp: stamp,
      changes: made
    )
  }

  /// Takes in what a write to the store has changed.
  /// - Parameter now: The clock on the wall when it was written.
  /// - Returns: What the store may lack all the same: of a habit that was brought back, the days that
  ///   have come from others meanwhile.
  @discardableResult
  package mutating func take(
    _ facts: [SyncFact],
    at now: Date,
    using generator: inout some RandomNumberGenerator
  ) -> CellSet {
    var lacking = CellSet()
    // One after the other: the first may be what the second one is compared with.
    for fact in facts {
      guard let change = state.change(by: fact) else { continue }
      if case .habit(let id, _) = fact, state.isDeleted(id), let days = state.days[id] {
        lacking.days[id] = Set(days.cells.map(\.day))
      }
      make([change], at: now, using: &generator)
    }
    return lacking
  }

  /// Takes in what others know.
  /// - Returns: What is another one by it than before.
  @discardableResult
  package mutating func take(_ arrivals: Arrivals, at now: Date) -> CellSet {
    var changed = CellSet()
    for state in arrivals.beginnings { merge(state, at: now, changed: &changed) }
    for file in arrivals.files {
      merge(file.contents.state, at: now, changed: &changed)
      for old in file.contents.replaces { shelf.replaced[old] = file.name }
      shelf.read.insert(file.name)
    }
    return changed
  }

  /// Takes in what others know.
  mutating func merge(_ other: SyncState, at now: Date) {
    var changed = CellSet()
    merge(other, at: now, changed: &changed)
  }

  private mutating func merge(_ other: SyncState, at now: Date, changed: inout CellSet) {
    clock.observe(other.newest, milliseconds: now.milliseconds)
    var new = CellSet()
    state.merge(other, changed: &new)
    changed.formUnion(new)
    unsaved.foreign.formUnion(new)
    unsaved.others.merge(other.others) { $0.union($1) }
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

  /// Takes over what is known of the files on the carrier.
  package mutating func takeShelf(of other: Replica) {
    shelf = other.shelf
  }

  /// Leaves all files to a former key: all that is known is written once more.
  /// - Returns: The own files of before.
  package mutating func startOver() -> [SyncFileName] {
    let files = shelf.own.keys + shelf.leaving.map(\.name)
    shelf = Shelf()
    shelf.hasLosses = true
    return files
  }

  /// Whether there is something to write, to look at once more, or to take away.
  package var hasWork: Bool {
    !pending.isEmpty || !shelf.leaving.isEmpty || !shelf.replacements.isEmpty || shelf.hasLosses
      || shelf.dueForMerging != nil
  }

  /// How many own files were not seen in their place yet.
  package var leavingCount: Int { shelf.leaving.count }
}
