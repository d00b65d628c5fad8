import Foundation

/// A file that only this user can read.
enum PrivateFile {
  /// Replaces or creates a file atomically. The file is on disk when the function returns, and
  /// other users can never read it.
  static func replace(_ file: URL, with data: Data) throws {
    let path = file.path(percentEncoded: false)
    let partial = path + ".\(UUID().uuidString).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      defer { close(descriptor) }
      try handle.write(contentsOf: data)
      try handle.synchronize()
      guard rename(partial, path) == 0 else { throw POSIXError.last }
    } catch {
      // The caller gets the original error, even if the partial file can't be removed.
      unlink(partial)
      throw error
    }
  }
}

extension URL {
  /// True if there is a file or a folder at the path.
  var exists: Bool { FileManager.default.fileExists(atPath: path(percentEncoded: false)) }

  /// Returns the path with an ending after the file's name, such as `Habits.store-wal`.
  func adding(_ ending: String) -> URL {
    URL(filePath: path(percentEncoded: false) + ending)
  }
}
