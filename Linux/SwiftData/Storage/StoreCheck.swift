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
    // Not read by hand: to close the file again would take away the locks that another container of
    // this process has on it.
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

  /// A store that was closed has no log beside it. Opening such a file as one that nobody changes
  /// makes none either.
  private var readingPath: String {
    let log = path + "-wal"
    return FileManager.default.fileExists(atPath: log) ? path : Connection.unchanging(path)
  }

  /// What says nothing about the file.
  static let passing: [ResultCode] = [
    .SQLITE_BUSY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
  ]

  private var noDatabase: SwiftDataError { refusal("the file is no SQLite database") }

  /// Whether a database has nothing in it: what is left of a start that was ended before the store
  /// had its tables. Any other has to be a store of ours.
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
      throw refusal("it was made by a newer version of this program")
    }
    if !isKnownAsWhole { try lookThrough(db) }
    let text = try Cursor(db, sql: "SELECT version FROM \(StoreLayout.table)").firstText() ?? ""
    guard let version = Schema.Version(text: text) else {
      throw refusal("the file is damaged (it has no version)")
    }
    guard version <= schema.version else {
      throw refusal("it has version \(version), and this program knows \(schema.version)")
    }
  }

  /// What stands in a log is looked at too: it belongs to the store.
  private var isKnownAsWhole: Bool { !hasLog && WholeNote.stands(on: path) }

  private func lookThrough(_ db: Database) throws {
    let stamp = hasLog ? nil : FileStamp(path: path)
    let damage = try Cursor(db, sql: "PRAGMA quick_check(1)").firstText()
    guard damage == "ok" else { throw refusal("the file is damaged (\(damage ?? "no answer"))") }
    if let stamp { WholeNote.put(for: stamp, on: path) }
  }

  private var hasLog: Bool { FileStamp(path: path + "-wal")?.size ?? 0 > 0 }

  private func refusal(_ reason: String) -> SwiftDataError {
    SwiftDataError(
      .loadIssueModelContainer,
      "The store at \(path) can't be opened: \(reason). The file was left as it is."
    )
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
