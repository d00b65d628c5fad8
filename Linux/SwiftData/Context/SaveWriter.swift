import GRDB

/// Writes the pending changes of a context, inside a transaction.
final class SaveWriter {
  private let db: Database
  /// The rows of inserted objects that others may refer to, by their temporary keys.
  private var newKeys: [Int64: Int64] = [:]
  private var insertions: [ObjectIdentifier: Cursor] = [:]
  private var rowsSeen: [ObjectIdentifier: Set<Int64>] = [:]

  /// Objects that another context or process has deleted, themselves or with what they belong to.
  /// The deletion stands.
  private(set) var orphans: [any PersistentModel] = []

  /// The rows of the inserted objects, in the order of their insertion.
  private(set) var keys: [Int64] = []

  /// The places of inserted objects whose unique values a row already had: the row took over their
  /// other values.
  private(set) var upserts: [Int] = []

  /// The classes that others may refer to.
  private let targets: Set<ObjectIdentifier>

  init(_ db: Database, schema: Schema) {
    self.db = db
    let destinations = schema.models.flatMap(\.toOneColumns).compactMap(\.destination)
    targets = Set(destinations.map { ObjectIdentifier($0._$description) })
  }

  func write(_ pending: PendingChanges) throws {
    let inserted = pending.inserted
    try allotKeys(to: inserted)
    for model in pending.deleted.values { try delete(model._$storage) }
    for place in Self.targetsFirst(inserted) { try insert(inserted[place], at: place) }
    for model in pending.updated.values { try update(model) }
  }

  /// Lets an object's references follow the objects that have got their rows.
  func replaceTemporaryKeys(in storage: _ModelStorage) {
    guard !storage.slots.isEmpty else { return }
    for property in storage.description.toOneColumns {
      storage.slots[property.index] = followed(storage.slots[property.index])
    }
  }

  private func allotKeys(to models: [any PersistentModel]) throws {
    keys.reserveCapacity(models.count)
    var lastKeys: [ObjectIdentifier: Int64] = [:]
    for model in models {
      let storage = model._$storage
      let id = ObjectIdentifier(storage.description)
      let key = try (lastKeys[id] ?? lastKey(of: storage.description)) + 1
      lastKeys[id] = key
      keys.append(key)
      if targets.contains(id) { newKeys[storage.key] = key }
    }
  }

  /// The last key that a table has given. The sequence outlives deleted rows, so an old identifier
  /// never leads to a new object.
  private func lastKey(of description: _ModelDescription) throws -> Int64 {
    try Cursor(
      cachedIn: db,
      sql: "SELECT seq FROM main.sqlite_sequence WHERE name = ?",
      arguments: [.text(description.name)]
    ).firstInteger() ?? 0
  }

  private func insert(_ model: any PersistentModel, at place: Int) throws {
    let storage = model._$storage
    let description = storage.description
    guard try keepsReferences(of: model) else { return }
    var values: [_Slot] = [.integer(keys[place])]
    values.reserveCapacity(description.columns.count + 1)
    for column in description.columnPlaces {
      let slot = storage.slot(at: column.index)
      values.append(column.isToOne ? followed(slot) : slot)
    }
    guard try insertion(of: description).run(values) == 0 else { return }
    guard let key = try rowWithSameUniqueValues(as: storage) else {
      throw SwiftDataError(.storeFailure, "A \(description.name) could not be inserted.")
    }
    keys[place] = key
    if newKeys[storage.key] != nil { newKeys[storage.key] = key }
    upserts.append(place)
    try write(description.columns, Array(values.dropFirst()), to: key, of: description)
  }

  private func insertion(of description: _ModelDescription) throws -> Cursor {
    if let known = insertions[ObjectIdentifier(description)] { return known }
    let insertion = try Cursor(db, sql: description.insertion)
    insertions[ObjectIdentifier(description)] = insertion
    return insertion
  }

  /// The places of objects whose row others refer to come first, so that a reference to one that
  /// turns out to be an upsert leads to the row that it has.
  private static func targetsFirst(_ models: [any PersistentModel]) -> [Int] {
    var ordered: [_ModelDescription] = []
    func visit(_ description: _ModelDescription, path: [_ModelDescription]) {
      guard !ordered.contains(where: { $0 === description }),
        !path.contains(where: { $0 === description })
      else { return }
      for property in description.toOneColumns {
        guard let destination = property.destination?._$description else { continue }
        visit(destination, path: path + [description])
      }
      ordered.append(description)
    }
    let places = Dictionary(grouping: models.indices) {
      ObjectIdentifier(models[$0]._$storage.description)
    }
    for group in places.values {
      if let first = group.first { visit(models[first]._$storage.description, path: []) }
    }
    return ordered.flatMap { places[ObjectIdentifier($0), default: []] }
  }

  private func rowWithSameUniqueValues(as storage: _ModelStorage) throws -> Int64? {
    for set in storage.description.uniqueSets {
      let values = set.map { stored($0, of: storage) }
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
      changed.map { stored($0, of: storage) },
      to: storage.key,
      of: description
    )
  }

  /// Makes an object's references lead to rows that are there. Another context or process may have
  /// deleted the row of one: then the object loses the reference, or is deleted too, as its delete
  /// rule says. False if it is deleted.
  private func keepsReferences(of model: any PersistentModel) throws -> Bool {
    let storage = model._$storage
    for property in storage.description.toOneColumns {
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

  /// A value as the store keeps it.
  private func stored(_ property: ModelProperty, of storage: _ModelStorage) -> _Slot {
    let slot = storage.slot(at: property.index)
    return property.isToOne ? followed(slot) : slot
  }

  /// A reference to an object that is saved at the same time leads to its new row.
  private func followed(_ reference: _Slot) -> _Slot {
    guard case .integer(let key) = reference, let new = newKeys[key] else { return reference }
    return .integer(new)
  }
}
