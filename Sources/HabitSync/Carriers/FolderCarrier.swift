import Foundation

/// A folder that another program carries to other devices, or that they share.
///
/// A file is written under a name that starts with a dot, brought to the disk, and renamed. So what
/// is there under its own name is whole, unless another program has made it less.
package struct FolderCarrier: Carrier {
  private let folder: URL

  package init(_ folder: URL) {
    self.folder = folder
  }

  package func names() async throws(CarrierError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .isAway(error.localizedDescription)
    }
  }

  package func read(_ name: String, limit: Int) async throws(CarrierError) -> [UInt8] {
    let file = "\(path)/\(name)"
    // A pipe would keep its reader waiting for ever.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw .hasNoFile(name) }
      throw .failed(name: name, reason: Self.reason)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      let bytes = try handle.read(upToCount: limit + 1) ?? Data()
      guard bytes.count <= limit else { throw CarrierError.isTooLarge(name: name) }
      return Array(bytes)
    } catch let error as CarrierError {
      throw error
    } catch {
      throw .failed(name: name, reason: error.localizedDescription)
    }
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws(CarrierError) {
    let file = "\(path)/\(name)"
    guard access(file, F_OK) != 0 else { return }
    let partial = "\(path)/.\(name).\(UUID().uuidString).partial"
    do {
      try Self.write(bytes, to: partial)
      guard rename(partial, file) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      try synchronizeFolder()
    } catch {
      // What went wrong before is what is told.
      unlink(partial)
      throw .failed(name: name, reason: error.localizedDescription)
    }
  }

  package func remove(_ name: String) async throws(CarrierError) {
    guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else {
      throw .failed(name: name, reason: Self.reason)
    }
  }

  private static func write(_ bytes: [UInt8], to partial: String) throws {
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(bytes))
    try handle.synchronize()
    try handle.close()
  }

  /// Brings the file's name to the disk.
  private func synchronizeFolder() throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    // Some file systems, shared ones above all, do not know this for folders.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  private var path: String { folder.path(percentEncoded: false) }

  private static var reason: String { String(cString: strerror(errno)) }
}
