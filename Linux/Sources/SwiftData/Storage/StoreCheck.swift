import Foundation
import GRDB

/// The validation of a store's file before anything is written.
struct StoreCheck {
  /// The application identifier of the stores' SQLite files ("SwDa").
  static let applicationIdentifier: Int64 = 0x5377_4461

  /// The version of the table layout.
  static let layoutVersion: Int64 = 1

  let path: String
  let schema: Schema

  /// Validates the file without changing it.
  ///
  /// - Returns: True if there is no store yet.
  /// - Throws: `SwiftDataError.loadIssueModelContainer` for a file that is not a store or is
  ///   damaged, `backwardMigration` for a store of a newer version, or `DatabaseError` if the file
  ///   can't be read now.
  func check() throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return true }
    guard !isFolder.boolValue else { throw refusal("it is a folder") }
    // The file is not read directly, because closing it would release the locks of another
    // container in this process.
    guard let size = FileStamp(path: path)?.size, size > 0 else { return true }
    guard size >= 512 else { throw noDatabase }
    do {
      let connection = try Connection(readingPath: readingPath)
      defer { connection.close() }
      return try connection.access(isEmpty)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw noDatabase
    } catch let error as DatabaseError where Self.passing.contains(error.resultCode) {
      throw error
    } catch let error as DatabaseError {
      throw refusal("the file is damaged (\(error.message ?? "SQLite can't read it"))")
    }
  }

  /// The path or URI for reading the store.
  ///
  /// A closed store has no log. Opening the store as immutable prevents SQLite from creating a log.
  private var readingPath: String {
    let log = path + "-wal"
    return FileManager.default.fileExists(atPath: log) ? path : Connection.unchanging(path)
  }

  /// Result codes that do not indicate a damaged file.
  static let passing: [ResultCode] = [
    .SQLITE_BUSY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
  ]

  private var noDatabase: SwiftDataError { refusal("the file is not an SQLite database") }

  /// Returns true if a database is empty, as after a launch that ended before the tables were
  /// created. Any other database must be a store.
  private func isEmpty(_ db: Database) throws -> Bool {
    let tables = try Cursor(db, sql: "SELECT count(*) FROM sqlite_schema").firstInteger()
    let application = try Cursor(db, sql: "PRAGMA application_id").firstInteger()
    if tables == 0, application == 0 { return true }
    try check(db, application)
    return false
  }

  private func check(_ db: Database, _ application: Int64?) throws {
    guard application == Self.applicationIdentifier else {
      throw refusal("it is the database of another program")
    }
    let layout = try Cursor(db, sql: "PRAGMA user_version").firstInteger() ?? 0
    guard layout <= Self.layoutVersion else {
      throw refusal("it was made by a newer version of this program", .backwardMigration)
    }
    if !isKnownAsWhole { try checkIntegrity(db) }
    guard let version = try StoreLayout.version(db) else {
      throw refusal("the file is damaged (it has no version)")
    }
    guard version <= schema.version else {
      throw refusal(
        "it has version \(version), and this program knows \(schema.version)",
        .backwardMigration
      )
    }
  }

  /// True if the file is known to be intact. A log is part of the store, so a store with a log is
  /// always checked.
  private var isKnownAsWhole: Bool { !hasLog && IntegrityMarker.isValid(at: path) }

  private func checkIntegrity(_ db: Database) throws {
    let stamp = hasLog ? nil : FileStamp(path: path)
    let damage = try Cursor(db, sql: "PRAGMA quick_check(1)").firstText()
    guard damage == "ok" else { throw refusal("the file is damaged (\(damage ?? "no answer"))") }
    if let stamp { IntegrityMarker.set(for: stamp, on: path) }
  }

  private var hasLog: Bool { FileStamp(path: path + "-wal")?.size ?? 0 > 0 }

  private func refusal(
    _ reason: String,
    _ kind: SwiftDataError.Kind = .loadIssueModelContainer
  ) -> SwiftDataError {
    SwiftDataError(
      kind,
      "The store at \(path) can't be opened: \(reason). The file was left as it is."
    )
  }
}

extension Cursor {
  /// Returns the integer of the first row, or nil if there are no rows.
  func firstInteger() throws -> Int64? {
    defer { finish() }
    return try step() ? integer(0) : nil
  }

  /// Returns the string of the first row, or nil if there are no rows.
  func firstText() throws -> String? {
    defer { finish() }
    return try step() ? text(0) : nil
  }
}
