import Foundation
import HabitSync
import SwiftData

/// Writes a store: each change in a context of its own, while nobody else writes.
///
/// Whatever a change fetches is the newest there is, and nobody comes between it and the save. SwiftData
/// promises neither for a context that lives longer: see docs/decisions/0010.
struct StoreWriter: Sendable {
  let container: ModelContainer
  /// The name of this writer in the store's history; nil for one whose changes every reader must
  /// read again.
  var author: String?

  /// The longest wait for another writer, where nothing on the screen waits for it.
  static let usualWait = Duration.seconds(10)

  /// Makes a change and saves it with its entry in the sync journal, or leaves the store as it was.
  /// - Parameters:
  ///   - now: The instant of the change.
  ///   - limit: The longest wait for another writer.
  ///   - body: Changes the context. Returns what was added to counts, for other devices.
  func write(
    at now: Date,
    waitingAtMost limit: Duration = usualWait,
    _ body: (ModelContext) throws -> [SyncJournal.Day: DayFact.Addition]
  ) throws {
    try change(waitingAtMost: limit) { context in
      let additions = try body(context)
      try SyncJournal(context).note(at: now, additions: additions)
    }
  }

  /// Makes a change that other devices do not hear of, and saves it.
  func change<Result>(
    waitingAtMost limit: Duration = usualWait,
    _ body: (ModelContext) throws -> Result
  ) throws -> Result {
    try save(ModelContext(container), waitingAtMost: limit, body)
  }

  /// Makes a last change in a context that was prepared without the lock, and saves it.
  func save<Result>(
    _ context: ModelContext,
    waitingAtMost limit: Duration = usualWait,
    _ body: (ModelContext) throws -> Result
  ) throws -> Result {
    let lock = try StoreWriteLock(container, waitingAtMost: limit)
    defer { lock.unlock() }
    context.autosaveEnabled = false
    context.author = author
    let result = try body(context)
    try context.save()
    return result
  }
}
