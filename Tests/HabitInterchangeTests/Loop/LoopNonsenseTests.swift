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
    #expect(try loopMessage(sql) == message)
  }

  @Test(arguments: ["'  '", "NULL"])
  func `A habit without a name is called Untitled`(name: String) throws {
    let history = try readLoop(
      schema: 25,
      """
      INSERT INTO Habits (id, name, color, freq_num, freq_den) VALUES (4, \(name), 0, 1, 1);
      INSERT INTO Repetitions VALUES (9, 4, 0, 2, '');
      """
    )
    #expect(history.habits.map(\.name) == ["Untitled"])
    #expect(history.habits.map(\.changes) == [[.untitled]])
    #expect(history.habits.map(\.days.count) == [1])
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
    let histories = try [numbers, texts].map { try readLoop(schema: 23, $0) }
    #expect(histories[0] == histories[1])
    #expect(histories[0].habits.map(\.name) == ["1984"])
    #expect(histories[0].habits.map(\.days.count) == [1])
  }

  @Test(arguments: [
    (
      "DROP TABLE Repetitions;",
      "it is an SQLite database of another program, with the table “Habits”"
    ),
    (
      "DROP TABLE Repetitions; CREATE TABLE Repetitions (habit);",
      "“Repetitions.timestamp” is missing"
    ),
  ])
  func `A database without a table or column of Loop is refused`(sql: String, reason: String) throws
  {
    #expect(
      try loopMessage(sql) == "backup.db is not a file that the app can import: " + reason
    )
  }

  @Test func `A missing file can't be read`() throws {
    let text = try errorMessage(importing: URL(filePath: "/nowhere/backup.db"))
    #expect(text.hasPrefix("backup.db can't be read: "))
  }

  @Test(arguments: [17, 100, 4_095, 4_096, 9_000, 16_384])
  func `A truncated file is reported as damaged`(length: Int) throws {
    let text = try withLoopDatabase(schema: 25, Self.run + Self.manyRepetitions) { url in
      try Data(contentsOf: url).prefix(length).write(to: url)
      return try errorMessage(importing: url)
    }
    #expect(text.hasPrefix("backup.db is damaged or incomplete: "))
  }

  @Test func `A damaged page is reported in one line`() throws {
    let text = try withLoopDatabase(schema: 25, Self.run + Self.manyRepetitions) { url in
      var data = try Data(contentsOf: url)
      data.replaceSubrange(data.count - 4_096..<data.count - 3_000, with: Data(count: 1_096))
      try data.write(to: url)
      return try errorMessage(importing: url)
    }
    #expect(text.hasPrefix("backup.db is damaged or incomplete: "))
    #expect(!text.contains("\n"))
    #expect(!text.contains("***"))
  }

  @Test func `Reading writes nothing to the file or beside it`() throws {
    try withLoopDatabase(schema: 25, Self.run + Self.manyRepetitions) { url in
      let before = try Data(contentsOf: url)
      let history = try Importer.read(contentsOf: url)
      #expect(history.habits.map(\.days.count) == [500])
      #expect(try Data(contentsOf: url) == before)
      let folder = url.deletingLastPathComponent()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["backup.db"])
    }
  }

  private static let manyRepetitions =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
    + "INSERT INTO Repetitions SELECT i, 1, i * 86400000, 2, 'a note of some length' FROM n;"
}
