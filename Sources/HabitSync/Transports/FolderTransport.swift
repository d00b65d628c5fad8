import Foundation
import Synchronization

/// The transport through a folder that another program syncs to other devices, or that devices
/// share.
///
/// A file is written with a name that starts with a dot, synchronized to disk, and renamed. A file
/// with its final name is therefore complete, unless another program has truncated it.
package final class FolderTransport: LiveTransport {
  private let folder: URL
  /// The names in the last listing, or nil before the first.
  private let seen = Mutex<Set<String>?>(nil)

  package init(_ folder: URL) {
    self.folder = folder
  }

  package func names() async throws(SyncTransportError) -> [String] {
    let names = try await listing()
    seen.withLock { $0 = Set(names) }
    return names
  }

  package func waitForChange() async throws(SyncTransportError) {
    guard let seen = seen.withLock({ $0 }) else { return }
    let changes: AsyncStream<Void>
    do {
      changes = try FolderChanges.stream(of: folder)
    } catch {
      // A folder that can't be watched is listed at each exchange instead.
      guard isGone else { throw .isAway(error.localizedDescription) }
      return
    }
    do throws(SyncTransportError) {
      if try await Set(listing()) != seen { return }
      for await _ in changes where try await Set(listing()) != seen { return }
    } catch {
      guard isGone else { throw error }
      return
    }
    throw .isAway(String(localized: "it took too long."))
  }

  /// True if the folder was removed. A removal counts as a change, and the next listing reports the
  /// reason.
  private var isGone: Bool {
    !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  }

  private func listing() async throws(SyncTransportError) -> [String] {
    do {
      return try await CoordinatedFile.access(folder, for: .reading) { folder in
        try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      }
    } catch {
      throw .isAway(error.localizedDescription)
    }
  }

  package func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    do {
      return try await CoordinatedFile.access(file(name), for: .reading) {
        try Self.read(name, $0, limit: limit)
      }
    } catch let error as SyncTransportError {
      throw error
    } catch {
      throw .failed(name: name, reason: error.localizedDescription)
    }
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    guard access(file(name).path(percentEncoded: false), F_OK) != 0 else { return }
    do {
      try await CoordinatedFile.access(file(name), for: .replacing) {
        try PrivateFile.replace($0, with: Data(bytes))
      }
    } catch {
      throw .failed(name: name, reason: error.localizedDescription)
    }
  }

  package func remove(_ name: String) async throws(SyncTransportError) {
    do {
      try await CoordinatedFile.access(file(name), for: .deleting) { file in
        guard unlink(file.path(percentEncoded: false)) == 0 || errno == ENOENT else {
          throw POSIXError.last
        }
      }
    } catch {
      throw .failed(name: name, reason: error.localizedDescription)
    }
  }

  private static func read(_ name: String, _ file: URL, limit: Int) throws -> [UInt8] {
    // Without `O_NONBLOCK`, opening a named pipe would block forever.
    let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw SyncTransportError.hasNoFile(name) }
      throw SyncTransportError.failed(name: name, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A folder has no bytes, so it is refused like any file that is not a sync file.
    if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { return [] }
    let bytes = try handle.read(upToCount: limit + 1) ?? Data()
    guard bytes.count <= limit else { throw SyncTransportError.isTooLarge(name: name) }
    return Array(bytes)
  }

  private func file(_ name: String) -> URL { folder.appending(path: name) }
}
