import Foundation
import GRDB

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
    do {
      let handle = try FileHandle(forReadingFrom: url)
      let start = try handle.read(upToCount: 16) ?? Data()
      try handle.close()
      return start == Data("SQLite format 3\0".utf8)
    } catch {
      throw ImportError.unreadable(
        file: url.lastPathComponent,
        reason: error.localizedDescription
      )
    }
  }

  /// Copies a database, checks the copy, hands it over and removes it again.
  static func withPrivateCopy<Value>(
    of url: URL,
    _ body: (SQLiteBackup) throws -> Value
  ) throws -> Value {
    let file = url.lastPathComponent
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "HabitTracker-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let result = Result { try body(SQLiteBackup(copying: url, into: folder)) }
      try FileManager.default.removeItem(at: folder)
      return try result.get()
    } catch let error as ImportError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch let error as DatabaseError {
      throw ImportError.damaged(file: file, reason: error.message ?? "\(error.resultCode)")
    } catch {
      throw ImportError.unreadable(file: file, reason: error.localizedDescription)
    }
  }

  private init(copying url: URL, into folder: URL) throws {
    let copy = folder.appending(path: "backup.db")
    try FileManager.default.copyItem(at: url, to: copy)
    let log = URL(filePath: url.path + "-wal")
    // A database whose last changes are still in its log is older without it.
    if FileManager.default.fileExists(atPath: log.path) {
      try FileManager.default.copyItem(at: log, to: URL(filePath: copy.path + "-wal"))
    }
    var configuration = Configuration()
    configuration.readonly = true
    file = url.lastPathComponent
    queue = try DatabaseQueue(path: copy.path, configuration: configuration)
    let problem = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard problem == "ok" else {
      throw ImportError.damaged(file: file, reason: problem ?? "the check gave no result")
    }
  }

  /// Whether all tables are there.
  func hasTables(_ names: String...) throws -> Bool {
    try queue.read { database in try names.allSatisfy { try database.tableExists($0) } }
  }

  /// The number the other tracker keeps in `PRAGMA user_version`, by which it tells its schemas
  /// apart.
  func version() throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
  }

  /// Hands over each row of a table in the order of their numbers.
  ///
  /// - Parameter required: columns without which the table is not what it should be. Later versions
  ///   of the other tracker added more; where one is absent, a row gives nothing for it.
  func forEachRow(
    of table: String,
    required: [String],
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
        try body(SQLiteRow(file: file, table: table, row: row))
      }
    }
  }
}
