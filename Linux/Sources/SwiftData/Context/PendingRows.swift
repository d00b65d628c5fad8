import GRDB

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
    let columns = ([StoreLayout.keyColumn] + model.columns.map { quoted($0.name) })
      .joined(separator: ", ")
    let table = Self.table(named: model.name)
    return """
      (SELECT \(columns) FROM main.\(quoted(model.name)) \
      WHERE \(StoreLayout.keyColumn) NOT IN (SELECT _key FROM \(table)) \
      UNION ALL SELECT \(columns) FROM \(table) WHERE NOT _isDeleted)
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
