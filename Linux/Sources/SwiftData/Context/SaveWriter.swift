import GRDB

/// A writer of a context's pending changes in a transaction.
final class SaveWriter {
  private let db: Database
  /// The new keys of inserted objects that other objects may refer to, by temporary key.
  private var newKeys: [Int64: Int64] = [:]
  private var rowsSeen: [ObjectIdentifier: Set<Int64>] = [:]

  /// Objects that another context or process has deleted, directly or by a delete rule. The
  /// deletion takes precedence.
  private(set) var orphans: [any PersistentModel] = []

  /// The rows of the inserted objects, in order of insertion.
  private(set) var keys: [Int64] = []

  /// The indices of inserted objects that were merged into an existing row with the same unique
  /// values.
  private(set) var upserts: [Int] = []

  /// The classes that other classes may refer to.
  private let targets: Set<ObjectIdentifier>

  init(_ db: Database, schema: Schema) {
    self.db = db
    let destinations = schema.models.flatMap { model in
      model.toOneColumns.compactMap { model.destination(of: $0) }
    }
    targets = Set(destinations.map(ObjectIdentifier.init))
  }

  func write(_ pending: PendingChanges) throws {
    let inserted = pending.inserted
    let groups = InsertionGroup.groups(of: inserted)
    keys = Array(repeating: 0, count: inserted.count)
    for group in groups { try allotKeys(to: inserted, group) }
    for model in pending.deleted.values { try delete(model._$storage) }
    for group in groups { try insert(inserted, group) }
    for model in pending.updated.values { try update(model) }
  }

  /// Replaces temporary keys in an object's references with the keys of the saved rows.
  func replaceTemporaryKeys(in storage: _ModelStorage) {
    guard !storage.slots.isEmpty else { return }
    for property in storage.description.toOneColumns {
      storage.slots[property.index] = followed(storage.slots[property.index])
    }
  }

  private func allotKeys(to models: [any PersistentModel], _ group: InsertionGroup) throws {
    var key = try lastKey(of: group.description)
    let isTarget = targets.contains(ObjectIdentifier(group.description))
    for place in group.places {
      key += 1
      keys[place] = key
      if isTarget { newKeys[models[place]._$storage.key] = key }
    }
  }

  /// Returns the last key that a table has assigned.
  ///
  /// The sequence outlives deleted rows, so an old identifier never refers to a new object.
  private func lastKey(of description: _ModelDescription) throws -> Int64 {
    try Cursor(
      cachedIn: db,
      sql: "SELECT seq FROM main.sqlite_sequence WHERE name = ?",
      arguments: [.text(description.name)]
    ).firstInteger() ?? 0
  }

  private func insert(_ models: [any PersistentModel], _ group: InsertionGroup) throws {
    let insertion = RowInsertion(db, group.description)
    var batch: [Int] = []
    for place in group.places where try clearDeletedReferences(of: models[place]) {
      batch.append(place)
      guard batch.count == RowInsertion.batchSize else { continue }
      try insert(models, at: batch, with: insertion)
      batch.removeAll(keepingCapacity: true)
    }
    for place in batch { try insert(models, at: [place], with: insertion) }
  }

  private func insert(
    _ models: [any PersistentModel],
    at places: [Int],
    with insertion: RowInsertion
  ) throws {
    let count = try insertion.run(rows: places.count) { row, column in
      guard let column else { return .integer(keys[places[row]]) }
      return stored(column, of: models[places[row]]._$storage)
    }
    guard count < places.count else { return }
    for place in places {
      let storage = models[place]._$storage
      guard try !isInStore(keys[place], storage.description) else { continue }
      try takeRowWithSameUniqueValues(storage, at: place)
    }
  }

  /// Writes an object's values to the existing row with the same unique values.
  private func takeRowWithSameUniqueValues(_ storage: _ModelStorage, at place: Int) throws {
    let description = storage.description
    guard let key = try rowWithSameUniqueValues(as: storage) else {
      throw SwiftDataError(.storeFailure, "A \(description.name) could not be inserted.")
    }
    keys[place] = key
    if newKeys[storage.key] != nil { newKeys[storage.key] = key }
    upserts.append(place)
    try write(description.columns, of: storage, to: key)
  }

  private func rowWithSameUniqueValues(as storage: _ModelStorage) throws -> Int64? {
    for set in storage.description.uniqueSets {
      let values = set.map { stored($0, of: storage) }
      // Null values are distinct, as in SQL's unique indexes.
      guard !values.contains(where: \.isNull) else { continue }
      let test = set.map { "\(quoted($0.name)) = ?" }.joined(separator: " AND ")
      let key = try Cursor(
        cachedIn: db,
        sql: "SELECT _key FROM main.\(quoted(storage.description.name)) WHERE \(test)",
        arguments: values
      ).firstInteger()
      if let key { return key }
    }
    return nil
  }

  private func write(
    _ columns: [ModelProperty],
    of storage: _ModelStorage,
    to key: Int64
  ) throws {
    let assignments = columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    try Cursor(
      cachedIn: db,
      sql: "UPDATE main.\(quoted(storage.description.name)) SET \(assignments) WHERE _key = ?",
      arguments: columns.map { stored($0, of: storage) } + [.integer(key)]
    ).run()
  }

  /// Writes only the changed columns, so that two contexts can change different properties of the
  /// same object.
  private func update(_ model: any PersistentModel) throws {
    let storage = model._$storage
    let description = storage.description
    guard try isInStore(storage.key, description) else { return orphans.append(model) }
    guard try clearDeletedReferences(of: model) else { return try delete(storage) }
    let changed = description.columns.filter { storage.changes & (1 << UInt64($0.index)) != 0 }
    if !changed.isEmpty { try write(changed, of: storage, to: storage.key) }
  }

  /// Clears an object's references to rows that another context or process has deleted, unless a
  /// cascading delete rule requires the object's deletion too.
  ///
  /// - Returns: False if the object itself must be deleted.
  private func clearDeletedReferences(of model: any PersistentModel) throws -> Bool {
    let storage = model._$storage
    for property in storage.description.toOneColumns {
      guard case .integer(let key) = storage.slot(at: property.index), key > 0,
        let destination = storage.description.destination(of: property),
        try !isInStore(key, destination)
      else { continue }
      if storage.description.inverses[property.index]?.deleteRule == .cascade {
        orphans.append(model)
        return false
      }
      storage.slots[property.index] = .null
      storage.changes |= 1 << UInt64(property.index)
    }
    return true
  }

  private func isInStore(_ key: Int64, _ description: _ModelDescription) throws -> Bool {
    if rowsSeen[ObjectIdentifier(description)]?.contains(key) ?? false { return true }
    let found = try Cursor(
      cachedIn: db,
      sql: "SELECT 1 FROM main.\(quoted(description.name)) WHERE _key = ?",
      arguments: [.integer(key)]
    ).firstInteger()
    if found != nil { rowsSeen[ObjectIdentifier(description), default: []].insert(key) }
    return found != nil
  }

  private func delete(_ storage: _ModelStorage) throws {
    try Cursor(
      cachedIn: db,
      sql: "DELETE FROM main.\(quoted(storage.description.name)) WHERE _key = ?",
      arguments: [.integer(storage.key)]
    ).run()
  }

  /// Returns a property's value as stored.
  private func stored(_ property: ModelProperty, of storage: _ModelStorage) -> _Slot {
    let slot = storage.slot(at: property.index)
    return property.isToOne ? followed(slot) : slot
  }

  /// Returns a reference with its temporary key replaced by the key of the new row.
  private func followed(_ reference: _Slot) -> _Slot {
    guard case .integer(let key) = reference, let new = newKeys[key] else { return reference }
    return .integer(new)
  }
}
