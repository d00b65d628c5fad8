import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

/// A store is a single file while nothing writes to it.
@Suite(.timeLimit(.minutes(5))) struct StoreClosingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `The file of a new store is complete without its log`() throws {
    let container = try folder.open()
    #expect(try folder.numbersInFileAlone() == [])
    withExtendedLifetime(container) {}
  }

  @Test func `A closed store is one file`() throws {
    for number in 0..<3 {
      try folder.open().insertNotes([number])
      #expect(try folder.contents().keys.sorted() == ["test.store"])
    }
    #expect(try folder.numbersInFileAlone() == [0, 1, 2])
  }

  @Test func `A container closed while contexts are open leaves one file`() throws {
    let container = try folder.open()
    let context = ModelContext(container)
    try context.insertAndSave(Note(number: 1, text: "one"))
    container.close()
    #expect(try folder.contents().keys.sorted() == ["test.store"])
    #expect(try folder.numbersInFileAlone() == [1])
  }

  @Test func `Closing a container leaves the log that other containers use`() throws {
    let other = try folder.open()
    try folder.open().insertNotes([1])
    try other.insertNotes([2])
    #expect(try ModelContext(other).fetchCount(FetchDescriptor<Note>()) == 2)
    try folder.open().insertNotes([3])
    #expect(try ModelContext(other).fetchCount(FetchDescriptor<Note>()) == 3)
  }

  @Test func `The log is written to the file after a pause`() async throws {
    let container = try IdleCheckpoint.$pause.withValue(.milliseconds(100)) { try folder.open() }
    try container.insertNotes(0..<20)
    while container.file?.logSize != 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try folder.numbersInFileAlone() == Array(0..<20))
    try container.insertNotes([20])
    while container.file?.logSize != 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try folder.numbersInFileAlone() == Array(0...20))
  }

  @Test func `Each checkpoint changes the checkpoint ID`() throws {
    let container = try folder.open()
    var marks = [CheckpointID.readAlone(folder.store.path)]
    for number in 0..<3 {
      try container.insertNotes([number])
      #expect(container.checkpoint())
      marks.append(CheckpointID.readAlone(folder.store.path))
    }
    #expect(Set(marks).count == 4)
  }

  @Test func `A reader delays a checkpoint, and no notes are lost`() throws {
    let container = try folder.open()
    try container.insertNotes([1])
    let reader = try DatabaseQueue(path: folder.store.path)
    try reader.read { db in
      #expect(try Int.fetchAll(db, sql: "SELECT number FROM Note") == [1])
      try container.insertNotes([2])
      #expect(!container.checkpoint())
      #expect(try Int.fetchAll(db, sql: "SELECT number FROM Note") == [1])
    }
    try reader.close()
    #expect(container.checkpoint())
    #expect(try folder.numbersInFileAlone() == [1, 2])
  }

  /// A store of the previous version after its process was killed: the file has no tables yet, and
  /// all data is in the log.
  @Test func `A store that a killed process left with its log can be opened`() throws {
    for suffix in ["", "-wal"] {
      let fixture = try #require(
        Bundle.module.url(
          forResource: "version-1-left",
          withExtension: "store\(suffix)",
          subdirectory: "Fixtures"
        )
      )
      try FileManager.default.copyItem(
        at: fixture,
        to: URL(fileURLWithPath: folder.store.path + suffix)
      )
    }
    #expect(throws: (any Error).self) { try folder.numbersInFileAlone() }
    try folder.open().insertNotes([3])
    #expect(try folder.numbersInFileAlone() == [0, 1, 2, 3])
    #expect(try folder.contents().keys.sorted() == ["test.store"])
  }
}
