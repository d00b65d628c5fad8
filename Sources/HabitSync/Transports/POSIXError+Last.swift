import Foundation

extension POSIXError {
  /// The error of the last system call.
  package static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
