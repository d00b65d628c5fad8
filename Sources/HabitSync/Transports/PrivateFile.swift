import Foundation

/// A file that only this user can read.
package enum PrivateFile {
  /// Replaces or creates a file atomically. The file is on disk when the function returns, and
  /// other users can never read it.
  package static func replace(_ file: URL, with data: Data) throws {
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    let partial = "\(folder).\(file.lastPathComponent).\(UUID().uuidString).partial"
    do {
      try write(data, to: partial)
      guard rename(partial, file.path(percentEncoded: false)) == 0 else { throw POSIXError.last }
      try synchronize(folder)
    } catch {
      // The caller gets the original error, even if the partial file can't be removed.
      unlink(partial)
      throw error
    }
  }

  private static func write(_ data: Data, to partial: String) throws {
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
  }

  /// Synchronizes the folder, so that the file's name is durable.
  private static func synchronize(_ folder: String) throws {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    // Some file systems, shared ones in particular, do not support `fsync` for folders.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw POSIXError.last
    }
  }
}
