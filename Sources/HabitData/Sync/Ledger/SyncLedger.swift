import Foundation
import HabitSync
import SwiftData

/// A store's record of all devices' changes, kept in the store itself. The record and the habits
/// are therefore always consistent, even after a crash or in a copy of the file.
///
/// Use it from one task and one process at a time (``FileLock``).
final class SyncLedger {
  let container: ModelContainer
  /// The replica that was saved last.
  private(set) var replica = Replica()
  private var version: UUID?
  /// The approximate number of existing days that are added per transaction, during which no other
  /// writer can write.
  let portion: Int

  init(_ container: ModelContainer, portion: Int) {
    self.container = container
    self.portion = portion
  }

  /// Adds recorded writes to the replica, makes a change, and applies the result to the store, in
  /// one transaction.
  ///
  /// Recorded writes come first, because a count that was set on this device is based on the count
  /// that was shown, not on the changes that arrive now.
  ///
  /// - Parameter change: Makes the change. Returns the properties and days that came from other
  ///   devices.
  func update(
    at now: Date,
    _ change: (inout Replica, SyncMembership, ModelContext) throws -> CellSet = { _, _, _ in
      CellSet()
    }
  ) throws {
    var next = Replica()
    var nextVersion: UUID?
    try StoreWriter(container: container).change { context in
      guard let membership = try SyncMembership.current(in: context) else { throw SyncError.isOff }
      next = try current(membership, in: context)
      let before = next
      var changed = try Self.takeEntries(into: &next, membership, in: context)
      changed.formUnion(try change(&next, membership, context))
      let pieces = try next.takeUnsaved()
      if !pieces.isEmpty || !next.hasSameMemory(as: before) || context.hasChanges {
        try Self.keep(pieces, isAllSent: next.pendingCount == 0, in: context)
        membership.memory = try next.memory
        membership.version = UUID()
      }
      nextVersion = membership.version
      // The changes are written last, because queries take longer while the context has unsaved
      // changes.
      try SyncWriter(context, next.state, at: now).write(changed)
    }
    replica = next
    version = nextVersion
  }

  /// Returns true if recorded writes are not added yet, or another program has updated the replica.
  func isBehind() throws -> Bool {
    let context = ModelContext(container)
    guard let membership = try SyncMembership.current(in: context) else { throw SyncError.isOff }
    if membership.version != version { return true }
    return try context.fetchCount(FetchDescriptor<SyncEntry>()) > 0
  }

  /// Returns the replica as saved in the store, without recorded writes.
  func current(_ membership: SyncMembership, in context: ModelContext) throws -> Replica {
    if membership.version != version {
      replica = try Self.read(membership, in: context)
      version = membership.version
    }
    return replica
  }

  private static func read(
    _ membership: SyncMembership,
    in context: ModelContext
  ) throws -> Replica {
    let parts = try context.fetch(FetchDescriptor<SyncPart>(sortBy: [SortDescriptor(\.number)]))
    do {
      return try Replica(parts.map(\.piece), memory: membership.memory)
    } catch {
      throw SyncError.isDamaged(error.localizedDescription)
    }
  }

  /// Adds recorded writes to the replica.
  ///
  /// - Returns: The properties and days that the store may lack. See `Replica.take`.
  private static func takeEntries(
    into replica: inout Replica,
    _ membership: SyncMembership,
    in context: ModelContext
  ) throws -> CellSet {
    var lacking = CellSet()
    let unread = Set(membership.unread ?? [])
    let entries = try context.fetch(
      FetchDescriptor<SyncEntry>(sortBy: [SortDescriptor(\.number), SortDescriptor(\.date)])
    )
    for entry in entries {
      // Entries of habits that are not read yet are skipped. Reading such a habit later includes
      // these writes.
      let facts = try [SyncFact](bytes: Array(entry.bytes))
        .filter { fact in fact.habit.map { !unread.contains($0) } ?? true }
      lacking.formUnion(replica.take(facts, at: entry.date, by: WriterID(entry.id)))
      context.delete(entry)
    }
    return lacking
  }

  static func keep(
    _ pieces: [ReplicaPiece],
    isAllSent: Bool,
    in context: ModelContext
  ) throws {
    var parts = try context.fetch(FetchDescriptor<SyncPart>(sortBy: [SortDescriptor(\.number)]))
    if isAllSent { for part in parts where part.isPending { part.isPending = false } }
    var number = parts.last?.number ?? 0
    func add(_ piece: ReplicaPiece) {
      number += 1
      let part = SyncPart(piece, number: number)
      if isAllSent { part.isPending = false }
      context.insert(part)
      parts.append(part)
    }
    pieces.forEach(add)
    for few in SyncPartSizes.due(parts) {
      let merged = try ReplicaPiece.merged(few.map(\.piece))
      few.forEach(context.delete)
      merged.forEach(add)
    }
  }
}
