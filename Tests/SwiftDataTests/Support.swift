import Foundation
import SwiftData
import Synchronization

/// A store in memory with the models of these tests.
func makeContainer() throws -> ModelContainer {
  try ModelContainer(
    for: Author.self,
    Book.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
  )
}

/// A folder of its own for one test, gone at its end.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: "SwiftDataTests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      // Nothing depends on the folder any more; the system clears what stays.
    }
  }

  /// The address of a store in the folder.
  var store: URL { url.appending(component: "test.store") }
}

/// A temporary folder that several may hold.
final class TemporaryFolderReference {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var store: URL { folder.store }

  /// The names and the bytes of the files.
  func contents() throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.url,
      includingPropertiesForKeys: nil
    )
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    )
  }
}

/// Counts from any thread, and lets a test wait for a number.
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

  func reaches(_ number: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.count < number { state.waiting.append((number, continuation)) }
        return state.count >= number
      }
      if isReached { continuation.resume() }
    }
  }
}
