import Foundation
import GRDB

extension ModelContext {
  /// Writes all changes in one transaction. When the method returns, the changes are in the file.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure` if a delete rule or a unique constraint
  ///   forbids the changes, or another `SwiftDataError` with the reason of the database. If the
  ///   method throws, the file is unchanged and the changes remain pending.
  public func save() throws {
    guard hasChanges else { return }
    let writer = try SwiftDataError.wrapping {
      try connection().transaction { db in try write(db) }
    }
    try settle(writer)
  }

  /// Writes the pending changes, inside a transaction.
  private func write(_ db: Database) throws -> SaveWriter {
    guard container.allowsSave else {
      throw SwiftDataError(.storeFailure, "The container's configuration does not allow saving.")
    }
    try checkDenials()
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let writer = SaveWriter(db, schema: container.schema)
    try writer.write(pending)
    try StoreHistory.note(author: author, db)
    return writer
  }

  /// Applies the result of a committed transaction to the objects.
  private func settle(_ writer: SaveWriter) throws {
    for model in writer.orphans { lose(model) }
    for place in writer.upserts { yield(pending.inserted[place], to: writer.keys[place]) }
    for model in pending.updated.values { writer.replaceTemporaryKeys(in: model._$storage) }
    for model in pending.deleted.values { lose(model) }
    settle(forgetPending(), writer)
    try connection().access { db in try rows.clear(db) }
    container.noteCommit()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Discards all unsaved changes.
  public func rollback() {
    let parents = dropRelatedModels()
    let inserted = pending.inserted
    let changed = Array(pending.updated.values) + Array(pending.deleted.values)
    for model in inserted { detach(model) }
    for model in changed {
      let storage = model._$storage
      storage.state = .stored
      storage.changes = 0
      storage.slots = []
    }
    _ = forgetPending()
    do {
      // The tables are dropped, not emptied, because a transaction that was rolled back may have
      // created them.
      try connection().access { db in try rows.dropTables(db) }
    } catch {
      // The temporary tables are in memory, so SQLite can fail only if memory is exhausted.
      fatalError("the pending changes can't be rolled back: \(error)")
    }
    for model in changed {
      for property in model._$storage.description.properties {
        model._$noteMutation(at: property.index)
      }
    }
    noteRelatedModels(of: parents)
    observers.notify(.everything)
  }

  /// Prepares the connection for reuse by another context.
  func finish() throws {
    try connection().access { db in try rows.dropTables(db) }
  }

  /// Runs a block and then saves.
  ///
  /// As in Apple's SwiftData, the block holds no lock: another context or process may commit
  /// between its fetches and the save. If the block or the save throws, nothing is written and the
  /// changes remain pending.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Replaces an upserted object with the context's object for its row. If there is none, the
  /// object itself takes the row.
  private func yield(_ model: any PersistentModel, to key: Int64) {
    let description = model._$storage.description
    guard let known = map(of: description)[key].map({ description.model($0) }) else { return }
    detach(model)
    guard known._$storage.changes == 0, known._$storage.state == .stored else { return }
    known._$storage.slots = []
    for property in description.properties { known._$noteMutation(at: property.index) }
  }

  /// Replaces the temporary keys of the inserted objects by the keys of their rows.
  ///
  /// The function adds an object to the identity map only if the program still refers to it,
  /// because an import may insert hundreds of thousands of objects. If `inserted` is the only owner
  /// of an object's storage, the program has released the object.
  private func settle(_ inserted: consuming ContiguousArray<_ModelStorage>, _ writer: SaveWriter) {
    for place in inserted.indices where inserted[place].state == .inserted {
      let isReleased = isKnownUniquelyReferenced(&inserted[place])
      let storage = inserted[place]
      let map = map(of: storage.description)
      let model = isReleased ? nil : map[storage.key]
      map[storage.key] = nil
      storage.key = isReleased ? 0 : writer.keys[place]
      storage.state = isReleased ? .detached : .stored
      guard let model else { continue }
      map[storage.key] = model
      writer.replaceTemporaryKeys(in: storage)
    }
  }

  /// Clears the record of unsaved changes, which releases the objects without other references.
  ///
  /// - Returns: The storages of the inserted objects.
  private func forgetPending() -> ContiguousArray<_ModelStorage> {
    for model in pending.updated.values { model._$storage.changes = 0 }
    let inserted = ContiguousArray(pending.inserted.lazy.map(\._$storage))
    for storage in inserted { storage.changes = 0 }
    pending = PendingChanges()
    dropRelatedModels()
    return inserted
  }

  /// Posted before a save.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// Posted after a save.
  public static let didSave = Notification.Name("ModelContextDidSave")
}
