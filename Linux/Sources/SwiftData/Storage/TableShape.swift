import GRDB

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
