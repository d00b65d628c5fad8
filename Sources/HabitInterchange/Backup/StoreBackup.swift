import Foundation
import GRDB

/// Consistent copies of a store's file, made while programs use the store.
public enum StoreBackup {
  /// Writes a copy under a temporary name, verifies it, and renames it. The copy is a single file
  /// that only this user can read.
  ///
  /// - Throws: ``StoreBackupError``. In that case no file remains.
  public static func copy(_ store: URL, to copy: URL) throws(StoreBackupError) {
    let partial = copy.appendingPathExtension(partialExtension)
    do {
      try prepare(partial)
      do {
        let rows = try write(store, to: partial)
        try check(partial, has: rows)
        try FileManager.default.moveItem(at: partial, to: copy)
      } catch {
        try FileManager.default.removeItem(at: partial)
        throw error
      }
    } catch let error as StoreBackupError {
      throw error
    } catch {
      let folder = copy.deletingLastPathComponent().path(percentEncoded: false)
      throw .notWritten(folder: folder, reason: reason(error))
    }
  }

  private static let logMark = "_log"

  /// The extension of an incomplete copy.
  static let partialExtension = "partial"

  /// Creates the file before SQLite does, so that other users can never read it.
  private static func prepare(_ file: URL) throws {
    try Data().write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600],
      ofItemAtPath: file.path(percentEncoded: false)
    )
  }

  /// Copies all pages in one transaction.
  ///
  /// - Returns: The number of rows that each table of the copy must have.
  private static func write(_ store: URL, to copy: URL) throws -> [String: Int] {
    let source: DatabaseQueue
    do {
      source = try DatabaseQueue(path: store.path(percentEncoded: false), configuration: reading)
    } catch { throw unreadable(store, error) }
    let target = try DatabaseQueue(path: copy.path(percentEncoded: false))
    let rows = try source.read { source in
      var rows: [String: Int]
      do { rows = try rowCounts(source) } catch { throw unreadable(store, error) }
      try target.writeWithoutTransaction { try source.backup(to: $0) }
      rows[logMark] = nil
      return rows
    }
    // On Linux, a marker in the store identifies its log (docs/decisions/0009). The copy has no
    // log.
    try target.writeWithoutTransaction {
      try $0.execute(sql: "DROP TABLE IF EXISTS \(logMark.quotedDatabaseIdentifier)")
    }
    // In the store's WAL mode, the last changes of a database are in a second file.
    try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try target.close()
    try source.close()
    return rows
  }

  /// Checks the integrity of a copy, and compares the numbers of rows with the store's.
  ///
  /// - Throws: ``StoreBackupError/damaged(reason:)``.
  static func check(_ copy: URL, has rows: [String: Int]) throws(StoreBackupError) {
    do {
      let database = try DatabaseQueue(
        path: copy.path(percentEncoded: false),
        configuration: reading
      )
      let (problem, counted) = try database.read { database in
        (
          try String.fetchOne(database, sql: "PRAGMA quick_check(1)") ?? "PRAGMA quick_check",
          try rowCounts(database)
        )
      }
      try database.close()
      guard problem == "ok" else { throw StoreBackupError.damaged(reason: problem) }
      guard counted == rows else {
        throw StoreBackupError.damaged(reason: String(localized: "it has other rows"))
      }
    } catch let error as StoreBackupError {
      throw error
    } catch {
      throw .damaged(reason: reason(error))
    }
  }

  private static var reading: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return configuration
  }

  private static func rowCounts(_ database: Database) throws -> [String: Int] {
    let tables = try String.fetchAll(
      database,
      sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    )
    return try Dictionary(
      uniqueKeysWithValues: tables.map { table in
        let sql = "SELECT COUNT(*) FROM \(table.quotedDatabaseIdentifier)"
        return (table, try Int.fetchOne(database, sql: sql) ?? 0)
      }
    )
  }

  private static func unreadable(_ store: URL, _ error: any Error) -> StoreBackupError {
    .unreadable(file: store.path(percentEncoded: false), reason: reason(error))
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? error.localizedDescription
  }
}

/// The reason why a backup failed.
public enum StoreBackupError: LocalizedError, Hashable, Sendable {
  /// The store's file can't be read.
  case unreadable(file: String, reason: String)
  /// The copy can't be written: the disk is full, or permission or the folder is missing.
  case notWritten(folder: String, reason: String)
  /// The copy differs from the store and was removed.
  case damaged(reason: String)

  /// The message for the user.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason): String(localized: "\(file) can't be read: \(reason)")
    case .notWritten(let folder, let reason):
      String(localized: "Couldn't write to \(folder): \(reason)")
    case .damaged(let reason):
      String(localized: "The backup differs from the store and was deleted: \(reason)")
    }
  }
}
