import Foundation
import GRDB
import HabitInterchange
import Testing

/// Backups from Loop itself, if available. They are not in the repository; the environment variable
/// `LOOP_BACKUPS` names their folder.
struct LoopRealBackupTests {
  private static let folder = URL(
    filePath: ProcessInfo.processInfo.environment["LOOP_BACKUPS"] ?? "../shared/data/imports"
  )

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder.path), "no backups at hand"),
    arguments: ["loop-v12.db", "loop-v22.db"]
  )
  func `The import agrees with a count in SQL`(name: String) throws {
    let url = Self.folder.appending(path: name)
    let history = try Importer.read(contentsOf: url)
    let queue = try DatabaseQueue(path: url.path, configuration: Self.readonly)
    let expected = try queue.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT name, (SELECT count(DISTINCT timestamp) FROM Repetitions WHERE habit = h.id) AS n,
            (SELECT min(timestamp) / 86400000 FROM Repetitions WHERE habit = h.id) AS first,
            (SELECT max(timestamp) / 86400000 FROM Repetitions WHERE habit = h.id) AS last
          FROM Habits h ORDER BY position, id
          """
      )
    }
    #expect(history.habits.map(\.name) == expected.map { $0["name"] })
    #expect(history.habits.map(\.days.count) == expected.map { $0["n"] })
    #expect(history.habits.map { $0.days.first?.day.rawValue } == expected.map { $0["first"] })
    #expect(history.habits.map { $0.days.last?.day.rawValue } == expected.map { $0["last"] })
    #expect(Set(history.habits.map(\.id)).count == expected.count)
    #expect(history.omissions == [])
  }

  private static var readonly: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    return configuration
  }
}
