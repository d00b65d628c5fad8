import Foundation
import HabitInterchange
import Testing

/// Invalid files and rows result in an error that names the position.
struct LoopNonsenseTests {
  private static let run =
    "INSERT INTO Habits (id, name, color, freq_num, freq_den) VALUES (1, 'Run', 0, 1, 1);"

  @Test(arguments: [
    (
      "INSERT INTO Habits (id, name, color) VALUES (4, 'Run', 'red');",
      "backup.db, table Habits, row 4 (color): a number is expected"
    ),
    (
      "INSERT INTO Habits (id, name, type) VALUES (4, 'Run', 5);",
      "backup.db, table Habits, row 4: “type” can't be “5”"
    ),
    (
      "INSERT INTO Habits (id, name, reminder_hour, reminder_min) VALUES (4, 'Run', 24, 0);",
      "backup.db, table Habits, row 4: “24:0” is not a time of day"
    ),
    (
      "INSERT INTO Habits (id, name, uuid) VALUES (4, 'Run', 'ab'), (5, 'Swim', 'AB');",
      "backup.db, table Habits, row 5: “AB” occurs twice"
    ),
    (
      run + "INSERT INTO Repetitions VALUES (9, 2, 0, 2, '');",
      "backup.db, table Repetitions, row 9: the record belongs to no habit"
    ),
    (
      run + "INSERT INTO Repetitions VALUES (9, 1, 568971820800000, 2, '');",
      "backup.db, table Repetitions, row 9: “568971820800000” is not a day "
        + "from 1970 to 2199"
    ),
    (
      run + "INSERT INTO Repetitions VALUES (9, 1, -1, 2, '');",
      "backup.db, table Repetitions, row 9: “-1” is not a day from 1970 to 2199"
    ),
    (
      run + "INSERT INTO Repetitions VALUES (9, 1, 'today', 2, '');",
      "backup.db, table Repetitions, row 9 (timestamp): a number is expected"
    ),
    (
      run + "INSERT INTO Repetitions VALUES (9, 1, 0, 77, '');",
      "backup.db, table Repetitions, row 9: “77” is not from -1 to 3"
    ),
  ])
  func `An invalid row is reported with its position`(sql: String, message: String) throws {
    let fixture = try LoopFixture(schema: 25, sql)
    #expect(try Self.message(reading: fixture.url) == message)
    try fixture.remove()
  }

  @Test(arguments: ["'  '", "NULL"])
  func `A habit without a name is called Untitled`(name: String) throws {
    let fixture = try LoopFixture(
      schema: 25,
      """
      INSERT INTO Habits (id, name, color, freq_num, freq_den) VALUES (4, \(name), 0, 1, 1);
      INSERT INTO Repetitions VALUES (9, 4, 0, 2, '');
      """
    )
    let history = try Importer.read(contentsOf: fixture.url)
    #expect(history.habits.map(\.name) == ["Untitled"])
    #expect(history.habits.map(\.changes) == [[.untitled]])
    #expect(history.habits.map(\.days.count) == [1])
    try fixture.remove()
  }

  @Test func `Numbers stored as text and text stored as numbers are read`() throws {
    let numbers = """
      INSERT INTO Habits (id, name, color, freq_num, freq_den, type, target_value)
        VALUES (4, 1984, 8, 1, 1, 1, 2.5);
      INSERT INTO Repetitions VALUES (9, 4, 86400000, 2500, '');
      """
    // A column without a type stores values unchanged.
    let texts = """
      DROP TABLE Habits; DROP TABLE Repetitions;
      CREATE TABLE Habits (id, name, color, freq_num, freq_den, type, target_value);
      CREATE TABLE Repetitions (id, habit, timestamp, value, notes);
      INSERT INTO Habits VALUES ('4', '1984', ' 8 ', '1', '1.0', '1', '2.5');
      INSERT INTO Repetitions VALUES ('9', '4', '86400000', '2500', '');
      """
    let histories = try [numbers, texts].map { sql in
      let fixture = try LoopFixture(schema: 23, sql)
      let history = try Importer.read(contentsOf: fixture.url)
      try fixture.remove()
      return history
    }
    #expect(histories[0] == histories[1])
    #expect(histories[0].habits.map(\.name) == ["1984"])
    #expect(histories[0].habits.map(\.days.count) == [1])
  }

  @Test func `A file that is not a database is refused`() throws {
    let fixture = try LoopFixture(schema: 25)
    try Data("who,when\nRun,early\n".utf8).write(to: fixture.url)
    #expect(
      try Self.message(reading: fixture.url)
        == "backup.db is not a file that the app can import: it is a table with the columns “who” and “when”, "
        + "of an unknown program; a table needs the columns habit and date, or dates in "
        + "its first column"
    )
    try Data().write(to: fixture.url)
    #expect(
      try Self.message(reading: fixture.url)
        == "backup.db is not a file that the app can import: it is empty"
    )
    try fixture.remove()
  }

  @Test func `A database of another program is refused`() throws {
    let fixture = try LoopFixture(schema: 25, "DROP TABLE Repetitions;")
    #expect(
      try Self.message(reading: fixture.url)
        == "backup.db is not a file that the app can import: it is an SQLite database of another program, "
        + "with the table “Habits”"
    )
    try fixture.remove()
  }

  @Test func `Missing columns are reported`() throws {
    let fixture = try LoopFixture(
      schema: 25,
      "DROP TABLE Repetitions; CREATE TABLE Repetitions (habit);"
    )
    #expect(
      try Self.message(reading: fixture.url)
        == "backup.db is not a file that the app can import: “Repetitions.timestamp” is missing"
    )
    try fixture.remove()
  }

  @Test func `A missing file can't be read`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "nowhere/backup.db")
    #expect(throws: ImportError.self) { try Importer.read(contentsOf: url) }
    #expect(try Self.message(reading: url).hasPrefix("backup.db can't be read: "))
  }

  @Test(arguments: [17, 100, 4_095, 4_096, 9_000, 16_384])
  func `A truncated file is reported as damaged`(length: Int) throws {
    let fixture = try LoopFixture(schema: 25, Self.run + Self.manyRepetitions)
    let whole = try Data(contentsOf: fixture.url)
    try whole.prefix(length).write(to: fixture.url)
    #expect(
      try Self.message(reading: fixture.url).hasPrefix("backup.db is damaged or incomplete: ")
    )
    try fixture.remove()
  }

  @Test func `Reading writes nothing to the file or beside it`() throws {
    let fixture = try LoopFixture(schema: 25, Self.run + Self.manyRepetitions)
    let before = try Data(contentsOf: fixture.url)
    let history = try Importer.read(contentsOf: fixture.url)
    #expect(history.habits.map(\.days.count) == [500])
    #expect(try Data(contentsOf: fixture.url) == before)
    #expect(try fixture.files() == ["backup.db"])
    try fixture.remove()
  }

  private static let manyRepetitions =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
    + "INSERT INTO Repetitions SELECT i, 1, i * 86400000, 2, 'a note of some length' FROM n;"

  private static func message(reading url: URL) throws -> String {
    do {
      _ = try Importer.read(contentsOf: url)
      return "no error"
    } catch let error as ImportError {
      return error.localizedDescription
    }
  }
}
