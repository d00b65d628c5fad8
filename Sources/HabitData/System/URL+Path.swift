import Foundation

extension URL {
  /// True if there is a file or a folder at the path.
  var exists: Bool { FileManager.default.fileExists(atPath: path(percentEncoded: false)) }

  /// Returns the path with an ending after the file's name, such as `Habits.store-wal`.
  func adding(_ ending: String) -> URL {
    URL(filePath: path(percentEncoded: false) + ending)
  }
}
