import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

/// A user replaces a store with a backup by hand.
@Suite struct StoreReplacementTests {
  let folder: TemporaryFolder
  private var backup: URL { folder.store.appendingPathExtension("backup") }

  /// The way the backup replaces the store.
  enum Way: CaseIterable {
    case copied, moved
  }

  /// The fate of the old store's log.
  enum Log: CaseIterable {
    case left, removedBefore, removedAfter
  }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func numbers() throws -> [Int] {
    try ModelContext(try folder.open())
      .fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.number)])).map(\.number)
  }

  /// Makes a closed store with the notes 0 to 9, and a copy of its file.
  private func makeStoreAndBackup() throws {
    try folder.open().insertNotes(0..<10)
    try FileManager.default.copyItem(at: folder.store, to: backup)
  }

  /// Writes notes from 100 on in a process that is killed.
  private func writeAndKill() throws {
    let writer = try TestWriter(store: folder.store, first: 100, count: 100_000)
    for _ in 0..<20 { _ = writer.nextNumber() }
    writer.kill()
    _ = writer.remainingNumbers()
  }

  private func removeLog() {
    for suffix in ["-wal", "-shm"] { unlink(folder.store.path + suffix) }
  }

  /// Replaces the store with the backup, as `cp` or `mv` does.
  private func putBackup(_ way: Way, _ log: Log) throws {
    if log == .removedBefore { removeLog() }
    switch way {
    case .copied:
      let file = Foundation.open(folder.store.path, O_WRONLY | O_TRUNC)
      defer { close(file) }
      let bytes = [UInt8](try Data(contentsOf: backup))
      #expect(write(file, bytes, bytes.count) == bytes.count)
    case .moved:
      try FileManager.default.copyItem(at: backup, to: folder.store.appendingPathExtension("new"))
      rename(folder.store.path + ".new", folder.store.path)
    }
    if log == .removedAfter { removeLog() }
  }

  private func expectIntegrity() throws {
    let queue = try DatabaseQueue(path: folder.store.path)
    #expect(try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
    try queue.close()
  }

  /// Checks the notes in a new process, because this process keeps the lost files open.
  private func expectAnotherProcessFinds(_ numbers: [Int]) throws {
    let writer = try TestWriter(store: folder.store, first: 1000, count: 1)
    #expect(writer.remainingNumbers() == [1000])
    #expect(try folder.numbersInFileAlone() == numbers + [1000])
  }

  private func replacedLogs() throws -> Int {
    try folder.contents().keys.filter { $0.hasPrefix("test.store-wal.of-another-store-") }.count
  }

  @Test(arguments: Way.allCases, Log.allCases)
  func `A backup replaces the store of a killed process`(_ way: Way, _ log: Log) throws {
    try makeStoreAndBackup()
    try writeAndKill()
    try putBackup(way, log)
    #expect(try numbers() == Array(0..<10))
    try expectIntegrity()
    #expect(try replacedLogs() == (log == .left ? 1 : 0))
  }

  @Test(arguments: Way.allCases)
  func `An older backup replaces the store of a killed process`(_ way: Way) throws {
    try makeStoreAndBackup()
    // This container runs a checkpoint when it is closed. If the log of the killed process were
    // applied to the older backup, pages of both states would mix.
    try folder.open().insertNotes(10..<200)
    try writeAndKill()
    try putBackup(way, .left)
    #expect(try numbers() == Array(0..<10))
    try expectIntegrity()
  }

  @Test(arguments: Way.allCases)
  func `A backup replaces a closed store`(_ way: Way) throws {
    try makeStoreAndBackup()
    try folder.open().insertNotes(10..<20)
    try putBackup(way, .left)
    #expect(try numbers() == Array(0..<10))
    try writeAndKill()
    #expect(try numbers().prefix(11) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100])
    #expect(try replacedLogs() == 0)
  }

  @Test(arguments: Way.allCases, Log.allCases)
  func `Changes of an open store are not written into its replacement`(_ way: Way, _ log: Log)
    throws
  {
    try makeStoreAndBackup()
    do {
      let container = try folder.open()
      let context = ModelContext(container)
      try container.insertNotes(10..<20)
      try putBackup(way, log)
      context.insert(Note(number: 20, text: "into nothing"))
      let error = #expect(throws: SwiftDataError.self) { try context.save() }
      #expect(error?.localizedDescription.contains("restart the app") ?? false)
      // The container stays unusable.
      #expect(throws: SwiftDataError.self) { try context.save() }
      #expect(throws: SwiftDataError.self) { try container.requireStore() }
      #expect(!container.checkpoint())
    }
    #expect(try Data(contentsOf: folder.store) == Data(contentsOf: backup))
    try expectAnotherProcessFinds(Array(0..<10))
  }

  @Test func `Removing the log of an open store loses no saved notes`() throws {
    do {
      let container = try folder.open()
      try container.insertNotes(0..<10)
      removeLog()
      let error = #expect(throws: SwiftDataError.self) { try container.insertNotes([10]) }
      #expect(error?.localizedDescription.contains("restart the app") ?? false)
    }
    try expectAnotherProcessFinds(Array(0..<10))
  }

  @Test func `Removing an open store makes the save fail`() throws {
    let container = try folder.open()
    try container.insertNotes([1])
    unlink(folder.store.path)
    #expect(throws: SwiftDataError.self) { try container.insertNotes([2]) }
    #expect(FileStamp(path: folder.store.path) == nil)
  }

  @Test func `A copy of all files of a store contains the store's notes`() throws {
    try makeStoreAndBackup()
    try writeAndKill()
    let other = folder.file("other.store")
    for suffix in ["", "-wal", "-log"] {
      try FileManager.default.copyItem(
        atPath: folder.store.path + suffix,
        toPath: other.path + suffix
      )
    }
    let container = try ModelContainer(
      for: Note.self,
      configurations: ModelConfiguration(url: other)
    )
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) >= 30)
  }

  @Test func `A log without a store is moved aside`() throws {
    try makeStoreAndBackup()
    try writeAndKill()
    unlink(folder.store.path)
    #expect(try numbers() == [])
    #expect(try replacedLogs() == 1)
  }

  @Test func `The log of a store that another process has open is not moved`() throws {
    try makeStoreAndBackup()
    let writer = try TestWriter(store: folder.store, first: 100, count: 100_000)
    for _ in 0..<20 { _ = writer.nextNumber() }
    // Simulates that the store's manifest was replaced by the manifest of another store.
    let stamp = try #require(FileStamp(path: folder.store.path))
    try WALManifest(checkpointIDs: ["another"], store: stamp, isAtRest: true).write(
      beside: folder.store.path
    )
    #expect(try OrphanedWAL(path: folder.store.path).setAside() == nil)
    writer.kill()
    _ = writer.remainingNumbers()
    #expect(try OrphanedWAL(path: folder.store.path).setAside() != nil)
  }
}
