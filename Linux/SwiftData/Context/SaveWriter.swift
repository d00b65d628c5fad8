import GRDB

/// Writes the pending changes of a context, inside a transaction.
final class SaveWriter {
  private let db: Database
  private var newKeys: [ObjectIdentifier: [Int64: Int64]] = [:]
  private var rowsSeen: [ObjectIdentifier: Set<Int64>] = [:]

  /// Objects that another context or process has deleted, themselves or with what they belong to.
  /// The deletion stands.
  private(set) var orphans: [any PersistentModel] = []

  /// Objects whose unique values a row already had: the row took over their other values.
  private(set) var upserts: [any PersistentModel] = []

  init(_ db: Database) {
    self.db = db
  }

  func write(_ pending: PendingChanges, inserted: [any PersistentModel]) throws {
    try allotKeys(to: inserted)
    for model in pending.deleted.values { try delete(model._$storage) }
    for model in Self.targetsFirst(inserted) { try insert(model) }
    for model in pending.updated.values { try update(model) }
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

  private func insert(_ model: any PersistentModel) throws {
    let storage = model._$storage
    let description = storage.description
    guard try keepsReferences(of: model) else { return }
    let values = description.columns.map { stored(storage.slot(at: $0.index), $0) }
    if let key = try rowWithSameUniqueValues(as: storage) {
      newKeys[ObjectIdentifier(description)]?[storage.key] = key
      upserts.append(model)
      try write(description.columns, values, to: key, of: description)
    } else {
      try Cursor(
        cachedIn: db,
        sql: description.insertion,
        arguments: [.integer(newKey(of: storage))] + values
      ).run()
    }
  }

  /// Objects whose row others refer to come first, so that a reference to one that turns out to be
  /// an upsert leads to the row that it has.
  private static func targetsFirst(_ models: [any PersistentModel]) -> [any PersistentModel] {
    var ordered: [_ModelDescription] = []
    func visit(_ description: _ModelDescription, path: [_ModelDescription]) {
      guard !ordered.contains(where: { $0 === description }),
        !path.contains(where: { $0 === description })
      else { return }
      for property in description.columns {
        guard let destination = property.destination?._$description else { continue }
        visit(destination, path: path + [description])
      }
      ordered.append(description)
    }
    let groups = Dictionary(grouping: models) { ObjectIdentifier($0._$storage.description) }
    for group in groups.values {
      if let description = group.first?._$storage.description { visit(description, path: []) }
    }
    return ordered.flatMap { groups[ObjectIdentifier($0), default: []] }
  }

  private func rowWithSameUniqueValues(as storage: _ModelStorage) throws -> Int64? {
    for set in storage.description.uniqueSets {
      let values = set.map { stored(storage.slot(at: $0.index), $0) }
      // No value is like no other, as in SQL's unique indexes.
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
    _ values: [_Slot],
    to key: Int64,
    of description: _ModelDescription
  ) throws {
    let assignments = columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    try Cursor(
      cachedIn: db,
      sql: "UPDATE main.\(quoted(description.name)) SET \(assignments) WHERE _key = ?",
      arguments: values + [.integer(key)]
    ).run()
  }

  /// Writes the changed columns only, so that two contexts that change different properties of one
  /// object both get their way.
  private func update(_ model: any PersistentModel) throws {
    let storage = model._$storage
    let description = storage.description
    guard try isInStore(storage.key, description) else { return orphans.append(model) }
    guard try keepsReferences(of: model) else { return try delete(storage) }
    let changed = description.columns.filter { storage.changes & (1 << UInt64($0.index)) != 0 }
    guard !changed.isEmpty else { return }
    try write(
      changed,
      changed.map { stored(storage.slot(at: $0.index), $0) },
      to: storage.key,
      of: description
    )
  }

  /// Makes an object's references lead to rows that are there. Another context or process may have
  /// deleted the row of one: then the object loses the reference, or is deleted too, as its delete
  /// rule says. False if it is deleted.
  private func keepsReferences(of model: any PersistentModel) throws -> Bool {
    let storage = model._$storage
    for property in storage.description.columns where property.isToOne {
      guard case .integer(let key) = storage.slot(at: property.index), key > 0,
        let destination = property.destination?._$description,
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
