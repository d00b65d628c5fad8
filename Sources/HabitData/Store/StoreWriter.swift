import Foundation
import SwiftData

/// A writer of a store, which makes each change in a new context, under a lock.
///
/// The change therefore fetches the current data, and no other writer can write between the fetch
/// and the save. SwiftData guarantees neither for a long-lived context. See docs/decisions/0010.
struct StoreWriter: Sendable {
  let container: ModelContainer
  /// The name of this writer in the store's history. If it is nil, every reader treats the changes
  /// as those of another program and reads them.
  var author: String?
  /// The delivered action that this writer carries out; nil for all other changes.
  var delivery: Delivery?

  /// The longest wait for another writer when no screen is waiting.
  static let usualWait = Duration.seconds(20)

  /// Makes a change, and saves it together with its entry in the sync journal and the answer to the
  /// delivered action. If that fails, the store is not changed.
  ///
  /// - Parameters:
  ///   - now: The time of the change.
  ///   - limit: The longest wait for another writer.
  /// - Returns: The result of the change; nil if another program has already carried out the
  ///   delivered action.
  @discardableResult
  func write<Result>(
    at now: Date,
    waitingAtMost limit: Duration = usualWait,
    _ body: (ModelContext) throws -> Result
  ) throws -> Result? {
    try change(waitingAtMost: limit) { context in
      if let delivery, try DeliveredAction.record(of: delivery.id, in: context) != nil {
        return nil
      }
      let result = try body(context)
      if let delivery { context.insert(DeliveredAction(delivery, at: now)) }
      try SyncJournal(context).note(at: now)
      return result
    }
  }

  /// Makes a change that is not synced, and saves it.
  func change<Result>(
    waitingAtMost limit: Duration = usualWait,
    _ body: (ModelContext) throws -> Result
  ) throws -> Result {
    try save(ModelContext(container), waitingAtMost: limit, body)
  }

  /// Makes a final change in a context that was prepared without holding the lock, and saves the
  /// context.
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
    AppLog.store.debug("Saved a change")
    return result
  }
}
