import Foundation
import TestSupport
import Testing

@testable import HabitInterchange

/// Databases designed to harm their reader.
struct HostileDatabaseTests {
  private static let notRecognized =
    "backup.db is not a file that the app can import: it is an SQLite database of another program, "
  private static let damaged = "backup.db is damaged or incomplete: "

  @Test(arguments: [
    (
      "DROP TABLE Repetitions; CREATE VIEW Repetitions AS SELECT 1 AS habit, 2 AS timestamp;",
      notRecognized
    ),
    (
      "DROP TABLE Repetitions; CREATE VIRTUAL TABLE Repetitions USING fts5(habit, timestamp);",
      notRecognized
    ),
    (
      """
      DROP TABLE Repetitions;
      CREATE TABLE Repetitions (habit, timestamp, PRIMARY KEY (habit)) WITHOUT ROWID;
      """,
      damaged + "no such column: rowid"
    ),
    (
      "INSERT INTO Habits (id, name, color, description) VALUES (1, 'Run', 0, zeroblob(5000000));",
      damaged
    ),
  ])
  func `Views, virtual tables, tables without row numbers, and huge values are refused`(
    sql: String,
    expected: String
  ) throws {
    #expect(try loopMessage(sql).hasPrefix(expected))
  }

  /// Each of these expressions takes SQLite half a minute.
  @Test func `Computed columns are refused, and CHECK constraints are not evaluated`() throws {
    let slow = "(printf(char(37, 46, 42, 99), 900000000, 1))"
    let columns = "id INTEGER PRIMARY KEY, color, freq_num, freq_den"
    let errorText = try loopMessage(
      "DROP TABLE Habits; CREATE TABLE Habits (\(columns), name AS \(slow) NOT NULL);"
        + "INSERT OR IGNORE INTO Habits (color) SELECT 1 WHERE 0;"
    )
    #expect(
      errorText
        == "backup.db is not a file that the app can import: its format is not supported"
    )
    let checked = try loopMessage(
      """
      DROP TABLE Habits; CREATE TABLE Habits (\(columns), name);
      INSERT INTO Habits VALUES (1, 0, 1, 1, 'Run');
      CREATE INDEX slow ON Habits (name) WHERE name > 'Z';
      PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, 'name)', 'name CHECK \(slow))')
        WHERE name = 'Habits';
      """
    )
    #expect(checked == "no error")
  }

  @Test func `Triggers have no effect`() throws {
    let errorText = try loopMessage(
      """
      CREATE TRIGGER spread AFTER INSERT ON Habits BEGIN
        INSERT INTO Habits (name) SELECT 'copy ' || id FROM Habits; END;
      """
    )
    #expect(errorText == "no error")
  }

  @Test func `A header that claims 2 GB is refused`() throws {
    var bytes = try withLoopDatabase(schema: 25) { try Data(contentsOf: $0) }
    // Bytes 28 to 31 are the size in pages (sqlite.org/fileformat.html, 1.3).
    bytes.replaceSubrange(28..<32, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(HabitInterchangeTests.message(reading: Array(bytes)).hasPrefix("file is damaged"))
  }

  @Test func `A folder and a device are refused`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: ImportError.self) { try Importer.read(contentsOf: folder) }
      #expect(
        error == .unreadable(file: folder.lastPathComponent, reason: "it is not a file")
      )
    }
    let device = #expect(throws: ImportError.self) {
      try Importer.read(contentsOf: URL(filePath: "/dev/zero"))
    }
    #expect(device == .unreadable(file: "zero", reason: "it is not a file"))
  }
}
