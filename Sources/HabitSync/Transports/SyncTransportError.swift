import Foundation

/// An error of a transport.
package enum SyncTransportError: Error, Hashable {
  /// The remote folder is not available, for this reason. Other operations would fail too.
  ///
  /// - Parameter wait: The pause that the server requests.
  case isAway(String, wait: Duration? = nil)
  /// The file does not exist or was deleted.
  case hasNoFile(String)
  /// The file can't be read or written, for this reason.
  case failed(name: String, reason: String)
  /// The file exceeds the limit.
  case isTooLarge(name: String)
}

extension SyncTransportError {
  /// The pause that the server requests.
  package var wait: Duration? {
    if case .isAway(_, let wait) = self { wait } else { nil }
  }
}

extension SyncTransportError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isAway(let reason, _): String(localized: "The sync location can't be reached: \(reason)")
    case .hasNoFile(let name): String(localized: "\(name) is not there.")
    case .failed(let name, let reason):
      String(localized: "\(name) can't be read or written: \(reason)")
    case .isTooLarge(let name):
      String(localized: "\(name) is larger than any file that the app writes.")
    }
  }
}
