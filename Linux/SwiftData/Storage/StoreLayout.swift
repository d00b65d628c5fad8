import Foundation
import GRDB

/// The tables of a schema: one for each model class, named like it, with the key `_key` and a column
/// for each property but the to-many relationships, and `_store` with what is true of the whole.
struct StoreLayout {
  static let table = "\"_store\""
  static let keyColumn = "\"_key\""

  let schema: Schema

  /// Makes what is missing and gives the store's identifier.
  func prepare(_ db: Database) throws -> UUID {
    let isNew = try db.tableExists("_store") == false
    if isNew {
      try db.execute(
        sql: """
          PRAGMA application_id = \(StoreCheck.applicationIdentifier);
          PRAGMA user_version = \(StoreCheck.layoutVersion);
          CREATE TABLE \(Self.table) ("identifier" TEXT NOT NULL, "version" TEXT NOT NULL);
          """
      )
      try Cursor(
        db,
        sql: "INSERT INTO \(Self.table) VALUES (?, ?)",
        arguments: [.text(UUID().uuidString), .text(schema.version.description)]
      ).run()
    }
    for model in schema.models {
      if try db.tableExists(model.name) {
        try addColumns(of: model, db)
      } else {
        try db.execute(sql: Self.creation(of: model))
      }
      try addIndexes(of: model, db)
    }
    try Cursor(
      db,
      sql: "UPDATE \(Self.table) SET \"version\" = ?",
      arguments: [.text(schema.version.description)]
    ).run()
    let text = try Cursor(db, sql: "SELECT \"identifier\" FROM \(Self.table)").firstText()
    guard let identifier = text.flatMap(UUID.init(uuidString:)) else {
      throw SwiftDataError(.loadIssueModelContainer, "The store has no identifier.")
    }
    return identifier
  }

  static func creation(of model: _ModelDescription) -> String {
    let columns = model.columns.map { ", " + declaration(of: $0, in: model) }.joined()
    return """
      CREATE TABLE \(quoted(model.name)) \
      (\(keyColumn) INTEGER PRIMARY KEY AUTOINCREMENT\(columns))
      """
  }

  static func declaration(of property: ModelProperty, in model: _ModelDescription) -> String {
    guard case .attribute(let kind, let isOptional) = property.kind else {
      return reference(property, in: model)
    }
    return "\(quoted(property.name)) \(kind.declaration)\(isOptional ? "" : " NOT NULL")"
  }

  /// The delete rule is the database's too, so that another process's delete, which this one has
  /// not seen, leaves no reference to a row that is gone.
  private static func reference(_ property: ModelProperty, in model: _ModelDescription) -> String {
    guard let other = property.destination?._$description else { return quoted(property.name) }
    let rule = model.inverses[property.index]?.deleteRule
    let action = rule == .cascade ? "CASCADE" : "SET NULL"
    return """
      \(quoted(property.name)) INTEGER REFERENCES \(quoted(other.name)) \
      ON DELETE \(action) DEFERRABLE INITIALLY DEFERRED
      """
  }

  private func addColumns(of model: _ModelDescription, _ db: Database) throws {
    let existing = Set(try db.columns(in: model.name).map(\.name))
    for property in model.columns where !existing.contains(property.name) {
      let added = Self.declaration(of: property, in: model)
      if property.isNullable {
        try db.execute(sql: "ALTER TABLE \(quoted(model.name)) ADD COLUMN \(added)")
        guard let value = property.defaultValue?() else { continue }
        try Cursor(
          db,
          sql: "UPDATE \(quoted(model.name)) SET \(quoted(property.name)) = ?",
          arguments: [value]
        ).run()
      } else {
        guard let value = property.defaultValue?() else {
          throw SwiftDataError(
            .loadIssueModelContainer,
            "\(model.name).\(property.name) is new and has no default value for the objects that are there."
          )
        }
        try db.execute(
          sql: "ALTER TABLE \(quoted(model.name)) ADD COLUMN \(added) DEFAULT \(value.literal)"
        )
      }
    }
  }

  private func addIndexes(of model: _ModelDescription, _ db: Database) throws {
    for properties in model.indexSets {
      try addIndex(on: properties, of: model, isUnique: false, db)
    }
    for properties in model.uniqueSets {
      try addIndex(on: properties, of: model, isUnique: true, db)
    }
  }

  private func addIndex(
    on properties: [ModelProperty],
    of model: _ModelDescription,
    isUnique: Bool,
    _ db: Database
  ) throws {
    let names = properties.map(\.name)
    let kind = isUnique ? "unique" : "index"
    try db.execute(
      sql: """
        CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \
        \(quoted("\(model.name)_\(names.joined(separator: "_"))_\(kind)")) \
        ON \(quoted(model.name)) (\(names.map(quoted).joined(separator: ", ")))
        """
    )
  }
}

extension _Slot {
  /// The value as a literal of SQL, which `ALTER TABLE` needs in place of a parameter.
  var literal: String {
    switch self {
    case .null, .model, .models: "NULL"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): Self.literal(text)
    case .coded(let coded): Self.literal(coded.json)
    case .blob(let data): Self.literal(data)
    case .uuid(let uuid): withUnsafeBytes(of: uuid.uuid) { Self.literal($0) }
    }
  }

  private static func literal(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }

  private static func literal(_ bytes: some Sequence<UInt8>) -> String {
    "x'" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "'"
  }
}
