import Foundation

/// A lock between processes. It goes with the process, however that ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else has the lock.
  /// - Parameter file: Made where it is not there. It stays, since a lock is on a file, not on a name.
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

  /// The lock, if nobody else has it; else nil.
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

  /// To be called once.
  func unlock() {
    close(descriptor)
  }
}

extension POSIXError {
  /// Why the last call of the system failed.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
