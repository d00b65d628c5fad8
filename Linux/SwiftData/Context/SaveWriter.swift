import GRDB

/// Writes the pending changes of a context, inside a transaction.
final class SaveWriter {
  private let db: Database
  private var newKeys: [ObjectIdentifier: [Int64: Int64]] = [:]

  init(_ db: Database) {
    self.db = db
  }

  func write(_ pending: PendingChanges, inserted: [any PersistentModel]) throws {
    try allotKeys(to: inserted)
    for model in pending.deleted.values { try delete(model._$storage) }
    for model in inserted { try insert(model._$storage) }
    for model in pending.updated.values { try update(model._$storage) }
  }

  /// The row that an inserted object has got.
  func newKey(of storage: _ModelStorage) -> Int64 {
    newKeys[ObjectIdentifier(storage.description)]?[storage.key] ?? storage.key
  }

  /// Lets an object's references follow the objects that have got their rows.
  func replaceTemporaryKeys(in storage: _ModelStorage) {
    for property in storage.description.properties where property.isToOne {
      if !storage.slots.isEmpty {
        storage.slots[property.index] = stored(storage.slots[property.index], property)
      }
    }
  }

  private func allotKeys(to models: [any PersistentModel]) throws {
    for (_, models) in Dictionary(grouping: models, by: { $0._$storage.description.name }) {
      guard let description = models.first?._$storage.description else { continue }
      // The sequence outlives deleted rows, so an old identifier never leads to a new object.
      var key =
        try Cursor(
          cachedIn: db,
          sql: "SELECT seq FROM main.sqlite_sequence WHERE name = ?",
          arguments: [.text(description.name)]
        ).firstInteger() ?? 0
      var keys: [Int64: Int64] = [:]
      for model in models {
        key += 1
        keys[model._$storage.key] = key
      }
      newKeys[ObjectIdentifier(description)] = keys
    }
  }

  private func insert(_ storage: _ModelStorage) throws {
    let description = storage.description
    var values: [_Slot] = [.integer(newKey(of: storage))]
    for property in description.columns {
      values.append(stored(storage.slot(at: property.index), property))
    }
    try Cursor(cachedIn: db, sql: description.insertion, arguments: values).run()
  }

  /// Writes the changed columns only, so that two contexts that change different properties of one
  /// object both get their way.
  private func update(_ storage: _ModelStorage) throws {
    let description = storage.description
    let changed = description.columns.filter { storage.changes & (1 << UInt64($0.index)) != 0 }
    guard !changed.isEmpty else { return }
    let assignments = changed.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    try Cursor(
      cachedIn: db,
      sql: "UPDATE main.\(quoted(description.name)) SET \(assignments) WHERE _key = ?",
      arguments: changed.map { stored(storage.slot(at: $0.index), $0) } + [.integer(storage.key)]
    ).run()
  }

  private func delete(_ storage: _ModelStorage) throws {
    try Cursor(
      cachedIn: db,
      sql: "DELETE FROM main.\(quoted(storage.description.name)) WHERE _key = ?",
      arguments: [.integer(storage.key)]
    ).run()
  }

  /// A value as the store keeps it: a reference to an object that is saved at the same time leads to
  /// its new row.
  private func stored(_ slot: _Slot, _ property: ModelProperty) -> _Slot {
    guard case .integer(let key) = slot, key < 0,
      let destination = property.destination?._$description,
      let new = newKeys[ObjectIdentifier(destination)]?[key]
    else { return slot }
    return .integer(new)
  }
}
