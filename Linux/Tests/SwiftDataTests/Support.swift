import Foundation
import GRDB
import Observation
import SwiftData
import Synchronization
import TestSupport
import Testing

/// Creates a container with a store in memory.
func makeContainer(
  for models: [any PersistentModel.Type] = [Author.self, Book.self]
) throws -> ModelContainer {
  try ModelContainer(
    for: Schema(models),
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
  )
}

extension TemporaryFolder {
  /// The URL of a store in the folder.
  var store: URL { file("test.store") }

  /// Opens the store for models.
  func open(_ models: [any PersistentModel.Type] = [Note.self]) throws -> ModelContainer {
    try ModelContainer(for: Schema(models), configurations: ModelConfiguration(url: store))
  }

  /// Opens the store with a version of its schema.
  func open(
    _ version: any VersionedSchema.Type,
    plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: version),
        migrationPlan: plan,
        configurations: ModelConfiguration(url: store)
      )
    )
  }

  /// Checks a copy of the store's file without its log, and returns the numbers of its notes.
  func numbersInFileAlone() throws -> [Int] {
    let copy = store.appendingPathExtension("alone")
    try FileManager.default.copyItem(at: store, to: copy)
    defer { unlink(copy.path) }
    let queue = try DatabaseQueue(path: copy.path)
    return try queue.read { db in
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
      return try Int.fetchAll(db, sql: "SELECT number FROM Note ORDER BY number")
    }
  }

  /// Returns the files' data by name.
  func contents() throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(
      at: url,
      includingPropertiesForKeys: nil
    )
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    )
  }
}

extension ModelContext {
  /// Inserts models, and saves.
  func insertAndSave(_ models: any PersistentModel...) throws {
    for model in models { insert(model) }
    try save()
  }
}

extension ModelContainer {
  /// Inserts notes with the given numbers, and saves each.
  func insertNotes(_ numbers: some Sequence<Int>) throws {
    let context = ModelContext(self)
    for number in numbers {
      try context.insertAndSave(Note(number: number, text: "note \(number)"))
    }
  }
}

/// Counts the first change of any property that `read` reads.
func changes(of read: () -> Void) -> Counter {
  let counter = Counter()
  withObservationTracking(read) { counter.add() }
  return counter
}

/// A thread-safe counter that a test can wait for.
final class Counter: Sendable {
  private let state = Mutex<(count: Int, waiting: [(Int, CheckedContinuation<Void, Never>)])>(
    (0, [])
  )

  var count: Int { state.withLock { $0.count } }

  func add() {
    let reached = state.withLock { state in
      state.count += 1
      let reached = state.waiting.filter { $0.0 <= state.count }
      state.waiting.removeAll { $0.0 <= state.count }
      return reached
    }
    for (_, continuation) in reached { continuation.resume() }
  }

  func wait(for number: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.count < number { state.waiting.append((number, continuation)) }
        return state.count >= number
      }
      if isReached { continuation.resume() }
    }
  }
}
