import Foundation
import GRDB
import GRDBSQLite

/// Another tracker's SQLite database.
///
/// SQLite may write beside a database even when it is opened read-only (`-wal`, `-shm`), and a
/// database in WAL mode can't be opened in a folder without write permission. So a private copy is
/// read, and the original is only ever copied.
struct SQLiteBackup {
  /// The original's name, for messages.
  let file: String
  private let queue: DatabaseQueue

  /// Whether a file starts as every SQLite 3 database does (sqlite.org/fileformat.html, 1.3).
  static func isSQLite(_ url: URL) throws -> Bool {
    isSQLite(try FileBytes.start(of: url, count: 16))
  }

  /// Whether bytes begin as every SQLite 3 database does.
  static func isSQLite(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "SQLite format 3\0".utf8)
  }

  /// Copies a database, checks the copy, hands it over and removes it again.
  /// - Parameter name: The original's name for messages; that of the file where there is no other.
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
    // A database whose last changes are still in its log is older without it.
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
      throw ImportError.damaged(file: file, reason: problem ?? "the check gave no result")
    }
  }

  /// A column that is computed could take any time to read, and no backup has one.
  private func refuseComputedColumns() throws {
    let sql = """
      SELECT m.name FROM sqlite_master m, pragma_table_xinfo(m.name) c
        WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND c.hidden IN (2, 3)
      """
    guard let table = try queue.read({ try String.fetchOne($0, sql: sql) }) else { return }
    throw ImportError.notRecognized(file: file, reason: "its table \(table) has computed columns")
  }

  /// Whether all tables are there, as tables of rows: what a view or a virtual table would run is
  /// the file's own choice.
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

  /// The names of all tables but SQLite's own, in alphabetical order.
  func tableNames() throws -> [String] {
    try queue.read { database in
      let sql = """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name
        """
      return try String.fetchAll(database, sql: sql)
    }
  }

  /// The number the other tracker keeps in `PRAGMA user_version`, by which it tells its schemas
  /// apart.
  func version() throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
  }

  /// Copies a file of up to ``ImportLimits/databaseBytes``, and what a link leads to.
  private static func copy(_ url: URL, to copy: URL) throws {
    let original = url.resolvingSymlinksInPath()
    let size = try original.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= ImportLimits.databaseBytes else {
      throw ImportError.tooLarge(
        file: url.lastPathComponent,
        reason: "it has more than \(ImportLimits.databaseBytes >> 20) MB"
      )
    }
    try FileManager.default.copyItem(at: original, to: copy)
  }

  /// Bounds what a file's own schema can make SQLite do (sqlite.org/security.html): no value of
  /// more than a field's bytes, no patterns that take for ever, no functions or constraints from the
  /// schema; and stops when the task is cancelled.
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

  /// Hands over each row of a table in the order of their numbers.
  ///
  /// - Parameters:
  ///   - required: columns without which the table is not what it should be. Later versions of the
  ///     other tracker added more; where one is absent, a row gives nothing for it.
  ///   - limit: how many rows there may be.
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
          reason: "its table \(table) has no column \(missing)"
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
        try ImportLimits.check(done, limit, of: "rows in \(table)", in: file)
        try body(SQLiteRow(file: file, table: table, row: row))
      }
    }
  }
}
