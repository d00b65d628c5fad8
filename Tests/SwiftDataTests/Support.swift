import Foundation
import SwiftData

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
    // Nothing depends on the folder any more; the system clears what may stay.
    _ = try? FileManager.default.removeItem(at: url)
  }

  /// The address of a store in the folder.
  var store: URL { url.appending(component: "test.store") }
}
