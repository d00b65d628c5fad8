import Foundation
import GRDB

/// Looks at a store's file before anything is written.
struct StoreCheck {
  /// Marks an SQLite file as one of ours ("SwDa").
  static let applicationIdentifier: Int64 = 0x5377_4461

  /// The way this version lays a store down.
  static let layoutVersion: Int64 = 1

  let path: String
  let schema: Schema

  /// Whether there is no store yet.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer` for a file that is no store of ours, is
  ///   damaged or was made by a newer version. The file stays as it is.
  func check() throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return true }
    guard !isFolder.boolValue else { throw refusal("it is a folder") }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let header = try file.read(upToCount: 100) ?? Data()
    try file.close()
    if header.isEmpty { return true }
    guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)) else {
      throw refusal("the file is no SQLite database")
    }
    do {
      let connection = try Connection(readingPath: readingPath)
      defer { closing(connection) }
      try connection.access(check)
    } catch let error as DatabaseError {
      throw refusal("the file is damaged (\(error.message ?? "SQLite can't read it"))")
    }
    return false
  }

  /// A store that was closed has no log beside it. Opening such a file as one that nobody changes
  /// makes none either.
  private var readingPath: String {
    let log = path + "-wal"
    guard !FileManager.default.fileExists(atPath: log) else { return path }
    var components = URLComponents()
    components.scheme = "file"
    components.path = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
    components.queryItems = [URLQueryItem(name: "immutable", value: "1")]
    return components.string ?? path
  }

  private func check(_ db: Database) throws {
    let application = try Cursor(db, sql: "PRAGMA application_id").firstInteger()
    guard application == Self.applicationIdentifier else {
      throw refusal("it is the database of another program")
    }
    let layout = try Cursor(db, sql: "PRAGMA user_version").firstInteger() ?? 0
    guard layout <= Self.layoutVersion else {
      throw refusal("it was made by a newer version of this program")
    }
    let damage = try Cursor(db, sql: "PRAGMA quick_check(1)").firstText()
    guard damage == "ok" else { throw refusal("the file is damaged (\(damage ?? "no answer"))") }
    let text = try Cursor(db, sql: "SELECT version FROM \(StoreLayout.table)").firstText() ?? ""
    guard let version = Schema.Version(text: text) else {
      throw refusal("the file is damaged (it has no version)")
    }
    guard version <= schema.version else {
      throw refusal("it has version \(version), and this program knows \(schema.version)")
    }
  }

  private func refusal(_ reason: String) -> SwiftDataError {
    SwiftDataError(
      .loadIssueModelContainer,
      "The store at \(path) can't be opened: \(reason). The file was left as it is."
    )
  }

  private func closing(_ connection: Connection) {
    do {
      try connection.close()
    } catch {
      // A connection that only reads holds nothing back; it is closed with its last reference.
    }
  }
}

extension Cursor {
  /// The number of the first row, or nil for no row.
  func firstInteger() throws -> Int64? {
    defer { finish() }
    return try step() ? integer(0) : nil
  }

  /// The text of the first row, or nil for no row.
  func firstText() throws -> String? {
    defer { finish() }
    return try step() ? text(0) : nil
  }
}
