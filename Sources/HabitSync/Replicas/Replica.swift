import Foundation
import HabitEngine

/// A device's copy of the synced data, with the changes that are not sent yet.
///
/// A replica is a value type, so that it is saved as a whole: a change is either made and will be
/// sent, or was never made.
package struct Replica: Hashable, Sendable {
  /// The known state.
  package internal(set) var state = SyncState()
  var clock = HybridClock()
  /// The current writer, or nil until the first change after the replica was opened or changes were
  /// sent.
  var writer: WriterID?
  /// The changes that are not sent yet.
  var pending = CellSet()
  /// The changes since the last save.
  var unsaved = Unsaved()
  /// The index of own files and of files that were read.
  var index = RemoteFileIndex()

  package init() {}

  /// The number of changed properties and days that are not sent yet.
  package var pendingCount: Int { pending.count }

  /// Makes changes in one operation.
  ///
  /// - Parameter now: The wall clock time.
  @discardableResult
  package mutating func make(
    _ changes: [SyncChange],
    at now: Date,
    using generator: inout some RandomNumberGenerator
  ) -> SyncOperation {
    make(changes, at: now, by: currentWriter(using: &generator))
  }

  @discardableResult
  private mutating func make(
    _ changes: [SyncChange],
    at now: Date,
    by writer: WriterID
  ) -> SyncOperation {
    let floor = changes.reduce(0) { max($0, state.newest(of: $1)) }
    let time = clock.next(after: floor, milliseconds: now.milliseconds)
    return write(changes, at: time, by: writer)
  }

  private mutating func currentWriter(
    using generator: inout some RandomNumberGenerator
  ) -> WriterID {
    let current = writer ?? WriterID(using: &generator)
    writer = current
    return current
  }

  /// Records data that was in the store before sync was set up, dated by its last change. The clock
  /// does not advance, because no other device could have seen the data.
  @discardableResult
  package mutating func find(
    _ facts: [SyncFact],
    asOf date: Date,
    using generator: inout some RandomNumberGenerator
  ) -> SyncOperation {
    let changes = facts.compactMap { state.change(finding: $0) }
    let writer = currentWriter(using: &generator)
    return write(changes, at: Stamp.time(date.milliseconds), by: writer)
  }

  private mutating func write(
    _ changes: [SyncChange],
    at time: UInt64,
    by writer: WriterID
  ) -> SyncOperation {
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
    return SyncOperation(stamp: stamp, changes: made)
  }

  /// Records the changes of a write to the store.
  ///
  /// - Parameters:
  ///   - now: The wall clock time of the write.
  ///   - writer: The identifier of the write.
  /// - Returns: The cells that the store may lack. For a restored habit, these are all known days,
  ///   because days that were received after its deletion are not in the store.
  @discardableResult
  package mutating func take(
    _ facts: [SyncFact],
    at now: Date,
    by writer: WriterID
  ) -> CellSet {
    var lacking = CellSet()
    // The facts are processed in order, because a fact may depend on the previous one.
    for fact in facts {
      guard let change = state.change(by: fact) else { continue }
      if case .habit(let id, _) = fact, state.isDeleted(id), let days = state.days[id] {
        lacking.days[id] = Set(days.cells.map(\.day))
      }
      make([change], at: now, by: writer)
    }
    return lacking
  }

  /// Imports files of other devices.
  ///
  /// - Returns: The changed cells.
  @discardableResult
  package mutating func take(_ received: ReceivedFiles, at now: Date) -> CellSet {
    var changed = CellSet()
    for state in received.beginnings { merge(state, at: now, changed: &changed) }
    for file in received.files {
      merge(file.contents.state, at: now, changed: &changed)
      for old in file.contents.replaces { index.replaced[old] = file.name }
      index.read.insert(file.name)
    }
    return changed
  }

  private mutating func merge(_ other: SyncState, at now: Date, changed: inout CellSet) {
    clock.observe(other.newest, milliseconds: now.milliseconds)
    var new = CellSet()
    state.merge(other, changed: &new)
    changed.formUnion(new)
    unsaved.foreign.formUnion(new)
    unsaved.others.merge(other.others) { $0.union($1) }
  }

  /// Marks the changes as sent. The writer changes, so that this replica's additions are not
  /// confused with those of a copy.
  mutating func markPendingAsSent() {
    guard !pending.isEmpty else { return }
    pending = CellSet()
    writer = nil
  }

  /// Copies the file index of another replica.
  package mutating func takeIndex(of other: Replica) {
    index = other.index
  }

  /// Abandons all files of a former key, so that the whole state is written again.
  ///
  /// - Returns: The former own files.
  package mutating func startOver() -> [SyncFileName] {
    let files = index.own.keys + index.leaving.map(\.name)
    index = RemoteFileIndex()
    index.hasLosses = true
    return files
  }

  /// True if there are changes to send, or files to verify, merge, or remove.
  package var hasWork: Bool {
    !pending.isEmpty || !index.leaving.isEmpty || !index.replacements.isEmpty || index.hasLosses
      || index.dueForMerging != nil
  }

  /// The number of own files that are not verified yet.
  package var leavingCount: Int { index.leaving.count }
}

/// The unsaved part of a replica.
struct Unsaved: Hashable, Sendable {
  /// Local changes that are not sent yet.
  var own = CellSet()
  /// Changes of other devices.
  var foreign = CellSet()
  /// Sections of unknown kinds from a later version.
  var others: [UInt64: Set<[UInt8]>] = [:]
}
