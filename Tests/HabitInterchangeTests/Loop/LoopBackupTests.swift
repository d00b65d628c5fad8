import Foundation
import GRDB
import HabitEngine
import Testing

@testable import HabitInterchange

/// Habits read from several schemas of Loop's backups, compared as whole values.
struct LoopBackupTests {
  @Test func `Values, types, and targets are read from schema 22`() throws {
    let history = try readLoop(
      schema: 22,
      """
      INSERT INTO Habits VALUES
        (1, 0, 8, 'Did you work out?', 1, 1, 0, 'Work out', 0, 113, 18, 0, 0, 0, 100.0, ''),
        (2, 0, 10, '', 1, 1, 0, 'Drink', 1, 127, NULL, NULL, 1, 0, 8.0, 'glasses');
      INSERT INTO Repetitions (habit, timestamp, value) VALUES
        (1, \(january(1)), 2), (1, \(january(2)), 3), (1, \(january(3)), 0),
        (1, \(january(4)), 1), (1, \(january(5)), -1),
        (2, \(january(1)), 8000), (2, \(january(2)), 7999), (2, \(january(3)), 250),
        (2, \(january(4)), 0), (2, \(january(5)), 3), (2, \(january(6)), 99000000);
      """
    )
    expect(
      history,
      format: "Loop Habit Tracker backup",
      habits: [
        habit(
          "Work out",
          identity: "loop/1/Work out",
          details: "Did you work out?",
          color: "#00897B",
          reminders: [
            Reminder(
              hour: 18,
              minute: 0,
              weekdays: [.saturday, .wednesday, .thursday, .friday]
            )
          ],
          days: [
            done(1), skipped(2), missed(3),
          ],
          changes: [.filledInDays(1)]
        ),
        habit(
          "Drink",
          identity: "loop/2/Drink",
          color: "#039BE5",
          position: 1,
          target: amount(8_000, "glasses", decimals: 3, step: 1_000),
          days: [
            done(1, count: 8_000), done(2, count: 7_999), done(3, count: 250), missed(4),
            skipped(5), done(6, count: 99_000_000),
          ]
        ),
      ]
    )
  }

  @Test func `UUIDs, questions, and notes are read from schema 25`() throws {
    let history = try readLoop(
      schema: 25,
      """
      INSERT INTO Habits VALUES
        (7, 0, 19, 'Any book', 1, 1, 0, 'Read', 3, 0, 9, 30, 0, 0, 0, '', 'Did you read?',
         'A1B2C3D4-0000-4000-8000-00000000000A');
      INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
        (7, \(january(1)), 2, 'Dune'), (7, \(january(2)), -1, ' away '), (7, \(january(3)), 1, '');
      """
    )
    expect(
      history,
      format: "Loop Habit Tracker backup",
      habits: [
        habit(
          "Read",
          identity: "loop/a1b2c3d400004000800000000000000a",
          details: "Did you read?\nAny book",
          color: "#AAAAAA",
          days: [done(1, note: "Dune"), done(2, count: 0, note: "away")],
          changes: [
            .reminder(ImportedReminder(hour: 9, minute: 30, days: .none)), .filledInDays(1),
          ]
        )
      ]
    )
  }

  @Test func `The identifier does not depend on the history or the position`() throws {
    let habit = "INSERT INTO Habits VALUES (15, 0, 0, '', 1, 1, 0, 'Run', %, 127, NULL, NULL);"
    let identities = try [
      habit.replacing("%", with: "0"),
      habit.replacing("%", with: "4") + "INSERT INTO Repetitions VALUES (1, 15, \(january(1)))",
    ].map { try readLoop(schema: 12, $0).habits[0].id }
    #expect(identities[0] == identities[1])
    // Stores contain the identifier, so it must never change.
    #expect(identities[0].uuidString == "C7DF6B9A-638E-818C-8889-52A640BA6894")
  }

  @Test func `A long name is cut, and the description contains the whole name`() throws {
    let name = String(repeating: "👩‍👩‍👧", count: 81)
    let history = try readLoop(
      schema: 12,
      "INSERT INTO Habits VALUES (1, 0, 0, 'why', 1, 1, 0, '\(name)', 0, 127, NULL, NULL);"
    )
    let short = String(name.prefix(80))
    expect(
      history,
      format: "Loop Habit Tracker backup",
      habits: [
        habit(
          short,
          identity: "loop/1/\(name)",
          details: "\(name)\nwhy",
          color: "#000000",
          changes: [.name(name, isInDescription: true)]
        )
      ]
    )
  }

  @Test func `Several repetitions on one day are imported once`() throws {
    let history = try readLoop(
      schema: 12,
      """
      INSERT INTO Habits VALUES (1, 0, 0, '', 1, 1, 0, ' Run ', 0, 127, NULL, NULL);
      INSERT INTO Repetitions VALUES
        (1, 1, \(january(1))), (2, 1, \(january(1))), (3, 1, \(january(1)) + 3600000);
      """
    )
    expect(
      history,
      format: "Loop Habit Tracker backup",
      habits: [
        habit(
          "Run",
          identity: "loop/1/Run",
          color: "#000000",
          days: [done(1)],
          changes: [.repeatedDays(2)]
        )
      ]
    )
  }

  @Test func `Changes in the write-ahead log are read`() throws {
    try withLoopDatabase(schema: 12) { url in
      func contents() throws -> [String: Data] {
        let folder = url.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(
          uniqueKeysWithValues: try names.map { name in
            (name, try Data(contentsOf: folder.appending(path: name)))
          }
        )
      }
      let writer = try DatabaseQueue(path: url.path)
      try writer.writeWithoutTransaction { database in
        try database.execute(
          sql: """
            PRAGMA journal_mode = wal;
            INSERT INTO Habits VALUES (1, 0, 0, '', 1, 1, 0, 'Run', 0, 127, NULL, NULL);
            """
        )
      }
      let before = try contents()
      #expect(before.keys.sorted() == ["backup.db", "backup.db-shm", "backup.db-wal"])
      #expect(try Importer.read(contentsOf: url).habits.map(\.name) == ["Run"])
      #expect(try contents() == before)
      try writer.close()
    }
  }
}
