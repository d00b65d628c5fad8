import GRDB

/// A table as it is in the file, or as a model class wants it.
struct TableShape: Equatable {
  struct Column: Equatable {
    var type: String
    var isRequired: Bool
    var actionOnDelete: String?
  }

  var columns: [String: Column] = [:]
  var indexes: Set<String> = []

  /// The table of a model class.
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

  /// The table of a name in the file, or nil if there is none.
  init?(named name: String, _ db: Database) throws {
    guard try db.tableExists(name) else { return nil }
    for column in try db.columns(in: name) where column.name != "_key" {
      columns[column.name] = Column(
        type: column.type,
        isRequired: column.isNotNull,
        actionOnDelete: nil
      )
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
