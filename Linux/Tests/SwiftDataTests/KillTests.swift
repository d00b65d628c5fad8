import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

/// A killed process loses nothing that it saved.
@Suite struct KillTests {
  private static let rounds = RandomCases.areAllTried ? 1_000 : 20
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the notes in the file, read with SQLite alone. The check does not change the file.
  private func check(_ store: URL) throws -> [Int: String] {
    let queue = try DatabaseQueue(path: store.path)
    let notes = try queue.read { db in
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
      return try Row.fetchAll(db, sql: "SELECT number, text FROM Note")
        .map { ($0["number"] as Int, $0["text"] as String) }
    }
    try queue.close()
    #expect(Set(notes.map(\.0)).count == notes.count, "no note is there twice")
    return Dictionary(notes) { first, _ in first }
  }

  /// Kills a writer at a random moment.
  ///
  /// - Returns: The numbers that the writer reported as saved.
  private func killWriter(
    _ work: String,
    _ store: URL,
    first: Int,
    count: Int
  ) throws -> [Int] {
    let writer = try TestWriter(store: store, first: first, count: count, work: work)
    var saved: [Int] = []
    if work == "save" || work == "checkpoint" {
      for _ in 0..<Int.random(in: 0...20) {
        saved.append(try #require(writer.nextNumber()))
      }
      usleep(UInt32.random(in: 0...3_000))
    } else {
      usleep(UInt32.random(in: 0...120_000))
    }
    writer.kill()
    return saved + writer.remainingNumbers()
  }

  @Test func `Saved notes survive a kill`() throws {
    let store = folder.file("test.store")
    var acknowledged: Set<Int> = []
    for round in 0..<Self.rounds {
      let work = ["save", "checkpoint", "import"][round % 3]
      let (first, count) = (round * 10_000, work == "import" ? 3_000 : 10_000)
      let saved = try killWriter(work, store, first: first, count: count)
      acknowledged.formUnion(saved)
      guard round % 5 == 4, FileManager.default.fileExists(atPath: store.path) else { continue }
      let notes = try check(store)
      #expect(acknowledged.filter { notes[$0] != "note \($0)" } == [])
      // An import is complete or absent.
      let imported = notes.keys.filter { ($0 / 10_000) % 3 == 2 }.count
      #expect(imported.isMultiple(of: 3_000))
    }
    #expect(!acknowledged.isEmpty)
  }

  @Test func `A killed migration loses no saved notes`() throws {
    for round in 0..<(Self.rounds / 4) {
      let store = folder.file("\(round).store")
      let saved = try killWriter("save", store, first: 0, count: 10_000)
      _ = try killWriter("migrate", store, first: 0, count: 0)
      let writer = try TestWriter(store: store, first: 0, count: 0, work: "migrate")
      #expect(writer.remainingNumbers() == [0])
      let notes = try check(store)
      #expect(saved.filter { notes[$0] != "note \($0)" } == [])
    }
  }
}
