import Foundation
import GRDB
import TestSupport
import Testing

@testable import HabitInterchange

struct BackupFolderTests {
  /// 2026-03-09T12:00:00Z.
  private let noon = Date(timeIntervalSince1970: 1_773_057_600)
  private let place: TemporaryFolder
  private let store: URL
  private let folder: BackupFolder
  private let open: DatabaseQueue

  /// Creates a store that a program has open, with its last changes still in the log.
  init() throws {
    place = try TemporaryFolder()
    store = place.file("Habits.store")
    folder = BackupFolder(store: store)
    open = try DatabaseQueue(path: store.path)
    try open.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          CREATE TABLE Habit (name TEXT);
          INSERT INTO Habit VALUES ('Read'), ('Run');
          """
      )
    }
  }

  private func names(_ backup: URL) throws -> [String] {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: backup.path, configuration: configuration)
    return try queue.read { try String.fetchAll($0, sql: "SELECT name FROM Habit") }
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `A backup has the content of the store and does not change with it`() throws {
    #expect(try folder.backups() == [])
    let backup = try folder.makeBackup(at: noon)
    try open.write { try $0.execute(sql: "INSERT INTO Habit VALUES ('Later')") }
    #expect(backup.date == noon)
    #expect(backup.size > 0)
    #expect(try folder.backups() == [backup])
    #expect(try names(backup.url) == ["Read", "Run"])
    #expect(try files() == ["Habits-20260309T120000Z.store"])
    #expect(try permissions(backup.url.path) == 0o600)
    #expect(try permissions(folder.url.path) == 0o700)
  }

  @Test func `Two backups of the same second have different names`() throws {
    let first = try folder.makeBackup(at: noon)
    let second = try folder.makeBackup(at: noon)
    #expect(try folder.backups() == [second, first])
    #expect(second.id == "Habits-20260309T120000Z-2.store")
  }

  @Test func `Removing old backups keeps the last seven backups and unrelated files`() throws {
    for day in 0..<8 {
      _ = try folder.makeBackup(at: noon.addingTimeInterval(86_400 * Double(day)))
    }
    let new = try folder.makeBackup(at: noon.addingTimeInterval(86_400 * 8))
    let foreign = [
      "Habits-20200101T000000Z.store.bak", "Habits-20200101T000000Z-02.store",
      "Other-20200101T000000Z.store", "Habits-yesterday.store", "notes.partial",
    ]
    for name in foreign + ["Habits-20200101T000000Z.store.partial"] {
      try Data("mine".utf8).write(to: folder.url.appending(path: name))
    }
    let directory = "Habits-20190101T000000Z.store"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: directory),
      withIntermediateDirectories: false
    )
    try folder.removeOldBackups(keeping: new)
    let lastSeven = (11...17).map { "Habits-202603\($0)T120000Z.store" }
    #expect(try folder.backups().map(\.id) == lastSeven.reversed())
    #expect(try files() == (lastSeven + foreign + [directory]).sorted())
  }

  @Test func `Backups dated after the new one count as the oldest`() throws {
    // The clock was a year ahead for a week.
    for day in 365..<372 {
      _ = try folder.makeBackup(at: noon.addingTimeInterval(86_400 * Double(day)))
    }
    for day in 0..<2 {
      let new = try folder.makeBackup(at: noon.addingTimeInterval(86_400 * Double(day)))
      try folder.removeOldBackups(keeping: new)
    }
    let later = (11...15).map { "Habits-202703\($0)T120000Z.store" }
    let present = ["Habits-20260309T120000Z.store", "Habits-20260310T120000Z.store"]
    #expect(try files() == present + later)
  }

  @Test func `A damaged copy is detected`() throws {
    let backup = try folder.makeBackup(at: noon)
    try StoreBackup.check(backup.url, has: ["Habit": 2])
    #expect(throws: StoreBackupError.self) { try StoreBackup.check(backup.url, has: ["Habit": 3]) }
    var bytes = try Data(contentsOf: backup.url)
    // Damages the page of the table.
    bytes.replaceSubrange(4_096..<4_196, with: Data(repeating: 0xAA, count: 100))
    try bytes.write(to: backup.url)
    #expect(throws: StoreBackupError.self) { try StoreBackup.check(backup.url, has: ["Habit": 2]) }
    try bytes.prefix(1_000).write(to: backup.url)
    #expect(throws: StoreBackupError.self) { try StoreBackup.check(backup.url, has: ["Habit": 2]) }
  }

  @Test func `A failed backup has a message and leaves no file`() throws {
    let nowhere = BackupFolder(store: place.file("Missing.store"))
    let error = #expect(throws: StoreBackupError.self) { try nowhere.makeBackup(at: noon) }
    #expect(error?.localizedDescription.contains("Missing.store can't be read") == true)
    #expect(try files() == [])
    // A file takes the place of the folder.
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: place.file("Backups"))
    let blocked = #expect(throws: StoreBackupError.self) { try folder.makeBackup(at: noon) }
    #expect(blocked?.localizedDescription.contains("Couldn't write to") == true)
  }

  @Test(arguments: ["Habits", "My-Habits", "a-20260309T120000Z"])
  func `A backup's file name is written and read unchanged`(store: String) {
    for number in [1, 2, 12] {
      let name = Backup.name(of: store, at: noon, number: number)
      let parts = Backup.parts(of: name, store: store)
      #expect(parts?.date == noon)
      #expect(parts?.number == number)
    }
    #expect(Backup.parts(of: "\(store)-20260309T120000Z-1.store", store: store) == nil)
    #expect(Backup.parts(of: "\(store).store", store: store) == nil)
  }
}
