import Foundation

/// System calls that throw an error with a description.
enum SystemCall {
  @discardableResult
  static func check<Result: SignedInteger>(_ result: Result) throws -> Result {
    guard result >= 0 else { throw failure(errno) }
    return result
  }

  static func failure(_ code: Int32) -> SwiftDataError {
    let message =
      switch code {
      case ENOSPC, EDQUOT: StoreMessages.isFull
      case EROFS, EACCES, EPERM: StoreMessages.isReadOnly
      default: "The disk reported an error: \(String(cString: strerror(code)))."
      }
    return SwiftDataError(.storeFailure, message)
  }

  /// Makes changes of a folder's entries durable.
  static func syncFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file = try check(open(folder.path(percentEncoded: false), O_RDONLY | O_CLOEXEC))
    defer { close(file) }
    try check(fsync(file))
  }

  /// Creates an empty file that only this user can read. An existing file is not changed.
  static func createPrivateFile(_ path: String) throws {
    close(try check(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)))
  }
}
