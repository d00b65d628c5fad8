import Foundation
import GRDB

/// The tables of a schema.
///
/// Each model class has a table with its name, the key `_key`, and a column for each property
/// except to-many relationships. The table `_store` describes the whole store.
enum StoreLayout {
  static let table = "\"_store\""

  /// The statements that prepare an empty store.
  static let beginning = """
    PRAGMA application_id = \(StoreCheck.applicationIdentifier);
    PRAGMA user_version = \(StoreCheck.layoutVersion);
    CREATE TABLE \(table) ("identifier" TEXT NOT NULL, "version" TEXT NOT NULL);
    """

  /// Returns the version of a store's schema, or nil if the store has no valid version.
  static func version(_ db: Database) throws -> Schema.Version? {
    let text = try Cursor(db, sql: "SELECT version FROM \(table)").firstText()
    return text.flatMap { Schema.Version(text: $0) }
  }

  static func creation(of model: _ModelDescription, named name: String? = nil) -> String {
    let columns = model.columns.map { ", " + declaration(of: $0, in: model) }.joined()
    return """
      CREATE TABLE \(quoted(name ?? model.name)) \
      ("_key" INTEGER PRIMARY KEY AUTOINCREMENT\(columns))
      """
  }

  static func declaration(of property: ModelProperty, in model: _ModelDescription) -> String {
    guard case .attribute(let kind, let isOptional) = property.kind else {
      return reference(property, in: model)
    }
    return "\(quoted(property.name)) \(kind.declaration)\(isOptional ? "" : " NOT NULL")"
  }

  /// Returns the foreign key action when the referenced row is deleted.
  ///
  /// The delete rule is part of the table, so that a deletion by another process leaves no dangling
  /// references.
  static func actionOnDelete(_ property: ModelProperty, in model: _ModelDescription) -> String {
    model.inverses[property.index]?.deleteRule == .cascade ? "CASCADE" : "SET NULL"
  }

  private static func reference(_ property: ModelProperty, in model: _ModelDescription) -> String {
    guard let other = model.destination(of: property) else { return quoted(property.name) }
    return """
      \(quoted(property.name)) INTEGER REFERENCES \(quoted(other.name)) \
      ON DELETE \(actionOnDelete(property, in: model)) DEFERRABLE INITIALLY DEFERRED
      """
  }

  /// Returns the statements that create the indexes of a model class, by index name.
  static func indexes(of model: _ModelDescription) -> [String: String] {
    var indexes: [String: String] = [:]
    for (sets, isUnique) in [(model.indexSets, false), (model.uniqueSets, true)] {
      for properties in sets where !properties.isEmpty {
        let columns = properties.map { quoted($0.name) }.joined(separator: ", ")
        let names = properties.map(\.name).joined(separator: "_")
        let name = "\(model.name)_\(names)_\(isUnique ? "unique" : "index")"
        indexes[name] = """
          CREATE \(isUnique ? "UNIQUE " : "")INDEX \(quoted(name)) \
          ON \(quoted(model.name)) (\(columns))
          """
      }
    }
    return indexes
  }
}

extension _Slot {
  /// The value as an SQL literal, because `ALTER TABLE` does not accept parameters.
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
