import GRDB

/// The unsaved changes of a context, and the part of them that its temporary tables do not contain
/// yet.
///
/// Changed objects are retained here, so that a change is not lost when the last other reference is
/// released.
struct PendingChanges {
  /// The inserted objects in order of insertion, and therefore by descending temporary key.
  private(set) var inserted: [any PersistentModel] = []
  private(set) var updated: [ObjectIdentifier: any PersistentModel] = [:]
  private(set) var deleted: [ObjectIdentifier: any PersistentModel] = [:]

  /// Objects with an outdated or missing row in the temporary tables.
  private var outdated: [ObjectIdentifier: any PersistentModel] = [:]
  /// The temporary key of the last inserted object in the temporary tables.
  private var lastShownKey: Int64 = 0

  /// The rows of objects that were deleted before they were saved.
  var withdrawn: [(modelName: String, key: Int64)] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var count: Int { inserted.count + updated.count + deleted.count }

  mutating func insert(_ model: any PersistentModel) {
    inserted.append(model)
  }

  mutating func update(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.state == .stored { updated[ObjectIdentifier(model)] = model }
    // An object that is not in the tables yet is added with its latest values.
    guard storage.state != .inserted || storage.key >= lastShownKey else { return }
    outdated[ObjectIdentifier(model)] = model
  }

  mutating func delete(_ model: any PersistentModel, wasInserted: Bool) {
    updated[ObjectIdentifier(model)] = nil
    if wasInserted {
      let storage = model._$storage
      inserted.remove(at: place(after: storage.key) - 1)
      outdated[ObjectIdentifier(model)] = nil
      withdrawn.append((storage.description.name, storage.key))
    } else {
      deleted[ObjectIdentifier(model)] = model
      outdated[ObjectIdentifier(model)] = model
    }
  }

  mutating func undelete(_ model: any PersistentModel) {
    deleted[ObjectIdentifier(model)] = nil
    updated[ObjectIdentifier(model)] = model
    outdated[ObjectIdentifier(model)] = model
  }

  /// Returns the objects that must be written to the temporary tables, and marks them as written.
  mutating func takeUnshown() -> [any PersistentModel] {
    let unshown = Array(outdated.values) + inserted[place(after: lastShownKey)...]
    outdated = [:]
    lastShownKey = inserted.last?._$storage.key ?? lastShownKey
    return unshown
  }

  /// Returns the index of the first object that was inserted after the object with a temporary key.
  private func place(after key: Int64) -> Int {
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle]._$storage.key < key { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The temporary tables that add the unsaved changes of a context to the results of its own SQL
/// queries.
///
/// For each model class with unsaved changes, the connection has a temporary table with the changed
/// rows. A query reads the rows of that table, and all stored rows that are not in the table.
/// Before the save, the store is not written or locked.
final class PendingRows {
  private var tables: Set<String> = []

  /// The names of the model classes with rows in temporary tables.
  private(set) var shown: Set<String> = []

  /// Updates the temporary tables.
  func show(_ pending: inout PendingChanges, _ db: Database) throws {
    for (name, key) in pending.withdrawn where tables.contains(name) {
      try Cursor(
        cachedIn: db,
        sql: "DELETE FROM \(Self.table(named: name)) WHERE _key = ?",
        arguments: [.integer(key)]
      ).run()
    }
    pending.withdrawn = []
    for model in pending.takeUnshown() {
      let storage = model._$storage
      try makeTable(of: storage.description, db)
      let table = Self.table(named: storage.description.name)
      var values: [_Slot] = [.integer(storage.key), .integer(storage.state == .deleted ? 1 : 0)]
      for property in storage.description.columns {
        values.append(storage.slot(at: property.index))
      }
      let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
      try Cursor(
        cachedIn: db,
        sql: "INSERT OR REPLACE INTO \(table) VALUES (\(places))",
        arguments: values
      ).run()
    }
  }

  /// Empties the temporary tables after a save.
  func clear(_ db: Database) throws {
    for name in shown {
      try Cursor(cachedIn: db, sql: "DELETE FROM \(Self.table(named: name))").run()
    }
    shown = []
  }

  /// Drops the temporary tables, even those that a rolled-back transaction created.
  func dropTables(_ db: Database) throws {
    for name in tables { try db.execute(sql: "DROP TABLE IF EXISTS \(Self.table(named: name))") }
    tables = []
    shown = []
  }

  /// Returns the table expression for the rows of a model class.
  func source(of model: _ModelDescription, includesPending: Bool = true) -> String {
    guard includesPending, shown.contains(model.name) else { return "main.\(quoted(model.name))" }
    let table = Self.table(named: model.name)
    return """
      (SELECT \(model.columnList) FROM main.\(quoted(model.name)) \
      WHERE _key NOT IN (SELECT _key FROM \(table)) \
      UNION ALL SELECT \(model.columnList) FROM \(table) WHERE NOT _isDeleted)
      """
  }

  private func makeTable(of model: _ModelDescription, _ db: Database) throws {
    shown.insert(model.name)
    guard tables.insert(model.name).inserted else { return }
    let columns = model.columns.map { ", \(quoted($0.name))" }.joined()
    try db.execute(
      sql: """
        CREATE TABLE \(Self.table(named: model.name)) \
        (_key INTEGER PRIMARY KEY, _isDeleted INTEGER NOT NULL\(columns))
        """
    )
  }

  private static func table(named name: String) -> String {
    "temp.\(quoted("pending_" + name))"
  }
}
