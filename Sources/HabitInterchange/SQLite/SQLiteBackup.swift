import Foundation
import GRDB
import GRDBSQLite

/// Another tracker's SQLite database, read from a private copy.
///
/// SQLite may write files next to a database that is opened read-only (`-wal`, `-shm`), and can't
/// open a database in WAL mode in a folder without write permission. The original is therefore only
/// copied.
struct SQLiteBackup {
  /// The original file's name, for messages.
  let file: String
  private let queue: DatabaseQueue

  /// Returns true if a file begins like an SQLite 3 database (sqlite.org/fileformat.html, 1.3).
  static func isSQLite(_ url: URL) throws -> Bool {
    isSQLite(try FileBytes.start(of: url, count: 16))
  }

  /// Returns true if the bytes begin like an SQLite 3 database.
  static func isSQLite(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "SQLite format 3\0".utf8)
  }

  /// Copies a database, verifies the copy, calls `body` with it, and removes it.
  ///
  /// - Parameter name: The name for messages; nil for the name of the file.
  static func withPrivateCopy<Value>(
    of url: URL,
    named name: String? = nil,
    _ body: (SQLiteBackup) throws -> Value
  ) throws -> Value {
    let file = name ?? url.lastPathComponent
    do {
      return try PrivateFolder.use { try body(SQLiteBackup(copying: url, file: file, into: $0)) }
    } catch let error as ImportError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch let error as DatabaseError {
      guard !Task.isCancelled else { throw CancellationError() }
      throw ImportError.damaged(file: file, reason: error.message ?? "\(error.resultCode)")
    } catch {
      throw ImportError.unreadable(file: file, reason: error.localizedDescription)
    }
  }

  private init(copying url: URL, file: String, into folder: URL) throws {
    let copy = folder.appending(path: "backup.db")
    try Self.copy(url, to: copy)
    let log = URL(filePath: url.path + "-wal")
    // Without its log, a database may lack its last changes.
    if FileManager.default.fileExists(atPath: log.path) {
      try Self.copy(log, to: URL(filePath: copy.path + "-wal"))
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase(Self.limit)
    self.file = file
    queue = try DatabaseQueue(path: copy.path, configuration: configuration)
    try refuseComputedColumns()
    let problem = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard problem == "ok" else {
      // The first line only names the database.
      let lines = (problem ?? "PRAGMA quick_check").split(separator: "\n")
      let reason = lines.first { !$0.hasPrefix("***") } ?? lines[0]
      throw ImportError.damaged(file: file, reason: String(reason))
    }
  }

  /// Throws an error if there are computed columns, which could take arbitrarily long to read. No
  /// tracker's backup has such columns.
  private func refuseComputedColumns() throws {
    let sql = """
      SELECT m.name FROM sqlite_master m, pragma_table_xinfo(m.name) c
        WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND c.hidden IN (2, 3)
      """
    guard try queue.read({ try String.fetchOne($0, sql: sql) }) != nil else { return }
    throw ImportError.notRecognized(
      file: file,
      reason: String(localized: "its format is not supported")
    )
  }

  /// Returns true if all tables exist and are ordinary tables. A view or a virtual table could run
  /// code of the file's choice.
  func hasTables(_ names: String...) throws -> Bool {
    try queue.read { database in
      try names.allSatisfy { name in
        let sql = """
          SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE
            AND sql NOT LIKE 'CREATE VIRTUAL%'
          """
        return try Int.fetchOne(database, sql: sql, arguments: [name]) == 1
      }
    }
  }

  /// Returns the names of all tables except SQLite's own, in alphabetical order.
  func tableNames() throws -> [String] {
    try queue.read { database in
      let sql = """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name
        """
      return try String.fetchAll(database, sql: sql)
    }
  }

  /// Returns `PRAGMA user_version`, by which the other tracker identifies its schema.
  func version() throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
  }

  /// Copies a file of up to ``ImportLimits/databaseBytes``, following links.
  private static func copy(_ url: URL, to copy: URL) throws {
    let original = url.resolvingSymlinksInPath()
    let size = try original.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    try ImportLimits.checkSize(size, ImportLimits.databaseBytes, in: url.lastPathComponent)
    try FileManager.default.copyItem(at: original, to: copy)
  }

  /// Limits what a file's schema can make SQLite do (sqlite.org/security.html): the size of values,
  /// slow patterns, and functions or constraints in the schema. Queries stop if the task is
  /// canceled.
  @Sendable private static func limit(_ database: Database) throws {
    let connection = database.sqliteConnection
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Int32(ImportLimits.fieldBytes))
    sqlite3_limit(connection, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100)
    sqlite3_limit(connection, SQLITE_LIMIT_EXPR_DEPTH, 50)
    sqlite3_progress_handler(connection, 100_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    try database.execute(
      sql: """
        PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA ignore_check_constraints = ON
        """
    )
  }

  /// Calls `body` for each row of a table in the order of row numbers.
  ///
  /// - Parameters:
  ///   - required: The columns that must exist. Other columns may be missing in earlier versions;
  ///     their values are then null.
  ///   - limit: The largest number of rows.
  func forEachRow(
    of table: String,
    required: [String],
    limit: Int = ImportLimits.records,
    _ progress: ImportProgress,
    _ body: (SQLiteRow) throws -> Void
  ) throws {
    try queue.read { database in
      let columns = Set(try database.columns(in: table).map { $0.name.lowercased() })
      if let missing = required.first(where: { !columns.contains($0) }) {
        throw ImportError.notRecognized(
          file: file,
          reason: String(localized: .missing("\(table).\(missing)"))
        )
      }
      let quoted = table.quotedDatabaseIdentifier
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT rowid AS row_number, * FROM \(quoted) ORDER BY rowid"
      )
      let total = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(quoted)") ?? 0
      var done = 0
      while let row = try rows.next() {
        try progress.step(done, done: done, of: total)
        done += 1
        try ImportLimits.check(done, limit, in: file)
        try body(SQLiteRow(file: file, table: table, row: row))
      }
    }
  }
}
