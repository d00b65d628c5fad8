import GRDB

/// The migration of a model class's table to the class's properties, keeping the rows.
///
/// Foreign keys must be disabled, because replacing a table would delete the rows that refer to it.
struct TableMigration {
  let model: _ModelDescription
  let db: Database

  func run() throws {
    guard try TableShape(named: model.name, db) != nil else {
      try db.execute(sql: StoreLayout.creation(of: model))
      return try makeIndexes()
    }
    try renameColumns()
    try addColumns()
    if try TableShape(named: model.name, db)?.columns != TableShape(model).columns {
      try replaceTable()
    }
    try makeIndexes()
  }

  private func existingColumns() throws -> [String: TableShape.Column] {
    try TableShape(named: model.name, db)?.columns ?? [:]
  }

  private func renameColumns() throws {
    let existing = try existingColumns()
    for property in model.columns where existing[property.name] == nil {
      guard let original = property.originalName, existing[original] != nil,
        model.property(named: original) == nil
      else { continue }
      try db.execute(
        sql: """
          ALTER TABLE \(quoted(model.name)) \
          RENAME COLUMN \(quoted(original)) TO \(quoted(property.name))
          """
      )
    }
  }

  private func addColumns() throws {
    let existing = try existingColumns()
    for property in model.columns where existing[property.name] == nil {
      let added = StoreLayout.declaration(of: property, in: model)
      let value = property.defaultValue?()
      if property.isNullable {
        try db.execute(sql: "ALTER TABLE \(quoted(model.name)) ADD COLUMN \(added)")
        if let value { try fill(property, with: value) }
      } else {
        guard let value else { throw missingDefault(property) }
        try db.execute(
          sql: "ALTER TABLE \(quoted(model.name)) ADD COLUMN \(added) DEFAULT \(value.literal)"
        )
      }
    }
  }

  /// Sets the value of a property in rows that have none.
  private func fill(_ property: ModelProperty, with value: _Slot) throws {
    try Cursor(
      db,
      sql: """
        UPDATE \(quoted(model.name)) SET \(quoted(property.name)) = ? \
        WHERE \(quoted(property.name)) IS NULL
        """,
      arguments: [value]
    ).run()
  }

  /// Recreates the table for changes that SQLite can't make in place: removed columns, and columns
  /// that become optional or required.
  private func replaceTable() throws {
    let existing = try existingColumns()
    for property in model.columns {
      guard let column = existing[property.name] else { continue }
      guard column.type == property.columnKind?.declaration else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "\(model.name).\(property.name) has another type than in the store; convert it in a custom stage."
        )
      }
      guard !property.isNullable, !column.isRequired else { continue }
      if let value = property.defaultValue?() { try fill(property, with: value) }
      let empty = try Cursor(
        db,
        sql: "SELECT 1 FROM \(quoted(model.name)) WHERE \(quoted(property.name)) IS NULL LIMIT 1"
      ).firstInteger()
      if empty != nil { throw missingDefault(property) }
    }
    let name = "_new_\(model.name)"
    let (old, new) = (_Slot.text(model.name).literal, _Slot.text(name).literal)
    // The sequence continues, so that no key is reused.
    try db.execute(
      sql: """
        \(StoreLayout.creation(of: model, named: name));
        INSERT INTO \(quoted(name)) (\(model.columnList)) \
        SELECT \(model.columnList) FROM \(quoted(model.name));
        DELETE FROM sqlite_sequence WHERE name = \(new);
        INSERT INTO sqlite_sequence (name, seq) \
        SELECT \(new), seq FROM sqlite_sequence WHERE name = \(old);
        DROP TABLE \(quoted(model.name));
        ALTER TABLE \(quoted(name)) RENAME TO \(quoted(model.name));
        """
    )
  }

  private func makeIndexes() throws {
    let existing = try TableShape(named: model.name, db)?.indexes ?? []
    let wanted = StoreLayout.indexes(of: model)
    for name in existing where wanted[name] == nil {
      try db.execute(sql: "DROP INDEX \(quoted(name))")
    }
    for (name, sql) in wanted where !existing.contains(name) {
      try db.execute(sql: sql)
    }
  }

  private func missingDefault(_ property: ModelProperty) -> SwiftDataError {
    SwiftDataError(
      .loadIssueModelContainer,
      "\(model.name).\(property.name) has no default value for the objects that are in the store."
    )
  }
}

/// The shape of a table, in the file or as declared by a model class.
struct TableShape: Equatable {
  struct Column: Equatable {
    var type: String
    var isRequired: Bool
    var actionOnDelete: String?
  }

  var columns: [String: Column] = [:]
  var indexes: Set<String> = []

  /// Creates the shape that a model class declares.
  init(_ model: _ModelDescription) {
    for property in model.columns {
      columns[property.name] = Column(
        type: property.columnKind?.declaration ?? "",
        isRequired: !property.isNullable,
        actionOnDelete: property.isToOne
          ? StoreLayout.actionOnDelete(property, in: model) : nil
      )
    }
    indexes = Set(StoreLayout.indexes(of: model).keys)
  }

  /// Creates the shape of a table in the file, or returns nil if there is no such table.
  init?(named name: String, _ db: Database) throws {
    guard try db.tableExists(name) else { return nil }
    for column in try db.columns(in: name) where column.name != "_key" {
      columns[column.name] = Column(type: column.type, isRequired: column.isNotNull)
    }
    let references = try Cursor(
      db,
      sql: "SELECT \"from\", on_delete FROM pragma_foreign_key_list(?)",
      arguments: [.text(name)]
    )
    while try references.step() {
      if let column = references.text(0) { columns[column]?.actionOnDelete = references.text(1) }
    }
    let list = try Cursor(
      db,
      sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql <> ''",
      arguments: [.text(name)]
    )
    while try list.step() {
      if let index = list.text(0) { indexes.insert(index) }
    }
  }
}
