import Foundation

/// A lock between processes. The system releases it when the process ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits until the lock is free, and takes it.
  ///
  /// - Parameter file: The lock file. It is created if necessary and never deleted, because the
  ///   lock belongs to the file itself, not to its name.
  init(_ file: URL) throws {
    descriptor = open(file.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = POSIXError.last
        close(descriptor)
        throw error
      }
    }
  }

  /// Takes the lock, or returns nil if it is already held.
  init?(unlessHeld file: URL) throws {
    descriptor = open(file.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = POSIXError.last
      close(descriptor)
      guard error.code == .EWOULDBLOCK else { throw error }
      return nil
    }
  }

  /// Releases the lock. Call it once.
  func unlock() {
    close(descriptor)
  }
}

extension POSIXError {
  /// The error of the last system call.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
