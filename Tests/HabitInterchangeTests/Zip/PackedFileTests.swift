import Foundation
import HabitTestSupport
import HabitEngine
import Testing

@testable import HabitInterchange

/// Backups in archives, as phones and mail programs send them.
struct PackedFileTests {
  private let table = Array("habit,date\nRead,2026-01-01\n".utf8)

  @Test func `The only database in an archive is read`() throws {
    let database = try withLoopDatabase(
      schema: 25,
      """
      INSERT INTO Habits (id, name, color, freq_num, freq_den) VALUES (1, 'Run', 0, 1, 1);
      INSERT INTO Repetitions VALUES (1, 1, 1767225600000, 2, '');
      """
    ) { Array(try Data(contentsOf: $0)) }
    let plain = try read(database)
    #expect(plain.habits.map(\.days) == [[done(1)]])
    let archive = ZipMaker.archive([
      ZipMaker.File(name: "Loop/", contents: []),
      ZipMaker.File(name: "Loop/Loop Habits Backup.db", contents: database),
      ZipMaker.File(name: "__MACOSX/Loop/._Loop Habits Backup.db", contents: [0]),
      ZipMaker.File(name: "Loop/readme.txt", contents: Array("hello".utf8)),
    ])
    #expect(try read(archive) == plain)
  }

  @Test func `The only table in an archive is read, and errors name it`() throws {
    let archive = ZipMaker.archive([ZipMaker.File(name: "habits.CSV", contents: table)])
    #expect(try read(archive) == read(table))
    let wrong = ZipMaker.archive([
      ZipMaker.File(name: "habits.csv", contents: Array("habit,date\nRead,soon\n".utf8))
    ])
    #expect(
      message(reading: wrong)
        == "file: habits.csv, line 2: “soon” is not a day from 1970 to 2199"
    )
  }

  @Test func `No table is read from an archive with several tables`() {
    let archive = ZipMaker.archive([
      ZipMaker.File(name: "a.csv", contents: table), ZipMaker.File(name: "b.csv", contents: table),
    ])
    #expect(message(reading: archive).contains("“a.csv” and “b.csv”"))
  }
}
