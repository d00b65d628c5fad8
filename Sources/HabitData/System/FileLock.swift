import Foundation
import HabitSync

/// A lock between processes. The system releases it when the process ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits until the lock is free, and takes it.
  ///
  /// - Parameter file: The lock file. It is created if necessary and never deleted, because the
  ///   lock belongs to the file itself, not to its name.
  init(_ file: URL) throws {
    descriptor = try Self.descriptor(of: file, locking: LOCK_EX)
  }

  /// Takes the lock, or returns nil if it is already held.
  init?(unlessHeld file: URL) throws {
    do {
      descriptor = try Self.descriptor(of: file, locking: LOCK_EX | LOCK_NB)
    } catch let error as POSIXError where error.code == .EWOULDBLOCK {
      return nil
    }
  }

  private static func descriptor(of file: URL, locking operation: Int32) throws -> Int32 {
    let path = file.path(percentEncoded: false)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    while flock(descriptor, operation) != 0 {
      let error = POSIXError.last
      if error.code == .EINTR { continue }
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Releases the lock. Call it once.
  func unlock() {
    close(descriptor)
  }
}
