import Foundation

/// A file next to the store with records of the earliest version, for import.
package struct LegacyFile: Hashable, Sendable {
  static let name = "legacy-habits.json"

  package let url: URL

  /// Creates a reference to the file; nil if the file does not exist.
  ///
  /// - Parameter store: The store's file; nil if the store is in memory.
  package init?(beside store: URL?) {
    guard let store else { return nil }
    url = store.deletingLastPathComponent().appending(path: Self.name)
    guard url.exists else { return nil }
  }

  /// Renames the file to `legacy-habits.imported.json` so that it is not offered again.
  package func setAside() throws {
    let folder = url.deletingLastPathComponent()
    var number = 1
    while true {
      let suffix = number > 1 ? "-\(number)" : ""
      let place = folder.appending(path: "legacy-habits.imported\(suffix).json")
      if !place.exists { return try FileManager.default.moveItem(at: url, to: place) }
      number += 1
    }
  }
}
