import Foundation
import HabitSync
import SwiftData

/// What a store knows of all devices' changes, kept in the store itself: so the two are never apart,
/// whenever the process ends and wherever the file is copied.
///
/// It is used by one task at a time, of one process at a time (``FileLock``).
final class SyncLedger {
  let container: ModelContainer
  /// As it was kept last.
  private(set) var replica = Replica()
  private var version: UUID?
  /// How many days of a store that begins are read at a time, about: nobody else can write meanwhile.
  let portion: Int

  init(_ container: ModelContainer, portion: Int) {
    self.container = container
    self.portion = portion
  }

  /// Takes in what was written to the store, then makes a change, and brings what it says into the
  /// store, all in one transaction.
  ///
  /// In this order: a count that was set here has then seen what was shown, and nothing of what arrives.
  /// - Parameter change: Gives what has come from others.
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
      if !pieces.isEmpty || !next.remembersTheSame(as: before) || context.hasChanges {
        try Self.keep(pieces, isAllSent: next.pendingCount == 0, in: context)
        membership.memory = try next.memory
        membership.version = UUID()
      }
      nextVersion = membership.version
      // Last: a query of a context goes through all that it has not saved.
      try SyncWriter(context, next.state, at: now).write(changed)
    }
    replica = next
    version = nextVersion
  }

  /// Whether something was written that is not taken in here, or another program has taken it in.
  func isBehind() throws -> Bool {
    let context = ModelContext(container)
    guard let membership = try SyncMembership.current(in: context) else { throw SyncError.isOff }
    if membership.version != version { return true }
    return try context.fetchCount(FetchDescriptor<SyncEntry>()) > 0
  }

  /// The replica as the store has it now, without what was written since.
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

  /// - Returns: What the store may lack, see `Replica.take`.
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
    var generator = SystemRandomNumberGenerator()
    for entry in entries {
      // Of a habit that is read later, all that was written until then is read with it.
      let facts = try [SyncFact](bytes: Array(entry.bytes))
        .filter { fact in fact.habit.map { !unread.contains($0) } ?? true }
      lacking.formUnion(replica.take(facts, at: entry.date, using: &generator))
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
