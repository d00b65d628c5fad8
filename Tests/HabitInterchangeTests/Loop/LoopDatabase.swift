import Foundation
import GRDB
import HabitInterchange
import TestSupport

/// Calls `body` with a Loop database, created with the SQL of Loop's releases.
///
/// - Parameters:
///   - schema: The schema's version. 12 and 22 have their own tables, and all other versions have
///     the tables of version 25.
///   - sql: Statements that fill the tables.
func withLoopDatabase<Value>(
  schema: Int,
  _ sql: String = "",
  _ body: (URL) throws -> Value
) throws -> Value {
  try withDatabase("PRAGMA user_version = \(schema);\n" + loopTables(of: schema) + sql, body)
}

/// Imports a Loop database. The parameters are the same as for `withLoopDatabase`.
func readLoop(schema: Int, _ sql: String) throws -> PortableHistory {
  try withLoopDatabase(schema: schema, sql) { try Importer.read(contentsOf: $0) }
}

/// Returns the error message for a Loop database of schema 25, or "no error".
func loopMessage(_ sql: String) throws -> String {
  try withLoopDatabase(schema: 25, sql) { try errorMessage(importing: $0) }
}

private func loopTables(of schema: Int) -> String {
  let habits = """
    id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER, color INTEGER, description TEXT,
    freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
    reminder_days INTEGER, reminder_hour INTEGER, reminder_min INTEGER
    """
  let types = """
    , type INTEGER NOT NULL DEFAULT 0, target_type INTEGER NOT NULL DEFAULT 0,
    target_value REAL NOT NULL DEFAULT 0, unit TEXT NOT NULL DEFAULT ''
    """
  return switch schema {
  case 12:
    """
    CREATE TABLE Habits (\(habits));
    CREATE TABLE Repetitions (
      Id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER, timestamp INTEGER);
    CREATE TABLE Checkmarks (Id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER);

    """
  case 22:
    """
    CREATE TABLE Habits (\(habits)\(types));
    CREATE TABLE Repetitions (
      id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL, timestamp INTEGER NOT NULL,
      value INTEGER NOT NULL);
    CREATE UNIQUE INDEX repetitions_day ON Repetitions (habit, timestamp);

    """
  default:
    """
    CREATE TABLE Habits (\(habits)\(types), question TEXT, uuid TEXT);
    CREATE TABLE Repetitions (
      id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL, timestamp INTEGER NOT NULL,
      value INTEGER NOT NULL, notes TEXT);
    CREATE UNIQUE INDEX repetitions_day ON Repetitions (habit, timestamp);

    """
  }
}

/// Returns midnight UTC of a day in January 2026, in milliseconds.
func january(_ day: Int) -> Int {
  (20_453 + day) * 86_400_000
}

/// Calls `body` with a temporary database.
///
/// - Parameter sql: Statements that create the tables and fill them.
func withDatabase<Value>(_ sql: String, _ body: (URL) throws -> Value) throws -> Value {
  try withTemporaryFolder { folder in
    let url = folder.appending(path: "backup.db")
    let queue = try DatabaseQueue(path: url.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
    return try body(url)
  }
}

/// Imports a database that is created with SQL.
func readDatabase(_ sql: String) throws -> PortableHistory {
  try withDatabase(sql) { try Importer.read(contentsOf: $0) }
}
