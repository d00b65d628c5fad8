import Foundation

/// The tables of a schema: one for each model class, named like it, with the key `_key` and a column
/// for each property but the to-many relationships, and `_store` with what is true of the whole.
enum StoreLayout {
  static let table = "\"_store\""
  static let keyColumn = "\"_key\""

  /// What a store has before its first model.
  static let beginning = """
    PRAGMA application_id = \(StoreCheck.applicationIdentifier);
    PRAGMA user_version = \(StoreCheck.layoutVersion);
    CREATE TABLE \(table) ("identifier" TEXT NOT NULL, "version" TEXT NOT NULL);
    """

  static func creation(of model: _ModelDescription, named name: String? = nil) -> String {
    let columns = model.columns.map { ", " + declaration(of: $0, in: model) }.joined()
    return """
      CREATE TABLE \(quoted(name ?? model.name)) \
      (\(keyColumn) INTEGER PRIMARY KEY AUTOINCREMENT\(columns))
      """
  }

  static func declaration(of property: ModelProperty, in model: _ModelDescription) -> String {
    guard case .attribute(let kind, let isOptional) = property.kind else {
      return reference(property, in: model)
    }
    return "\(quoted(property.name)) \(kind.declaration)\(isOptional ? "" : " NOT NULL")"
  }

  /// What the database does to a row when the row that it refers to goes. The delete rule is the
  /// table's too, so that another process's delete, which this one has not seen, leaves no reference
  /// to a row that is gone.
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

  /// The indexes of a model class, by their names.
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
