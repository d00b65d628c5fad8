import Foundation

/// Records of the earliest version that lie beside the store, to be brought in once.
package struct LegacyFile: Hashable, Sendable {
  /// The name under which the file is looked for.
  static let name = "legacy-habits.json"

  package let url: URL

  /// Nil where there is no such file.
  /// - Parameter store: The store's file, or nil in memory.
  package init?(beside store: URL?) {
    guard let store else { return nil }
    url = store.deletingLastPathComponent().appending(path: Self.name)
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return nil
    }
  }

  /// Gives the file a name by which it is not offered again: `legacy-habits.imported.json`.
  package func setAside() throws {
    let folder = url.deletingLastPathComponent()
    var number = 1
    while true {
      let suffix = number > 1 ? "-\(number)" : ""
      let place = folder.appending(path: "legacy-habits.imported\(suffix).json")
      if !FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) {
        return try FileManager.default.moveItem(at: url, to: place)
      }
      number += 1
    }
  }
}
