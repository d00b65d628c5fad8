import Foundation

/// A transport of files between devices through a remote folder. A transport may lose, delay,
/// duplicate, or replace files: the exchange detects each of these.
package protocol SyncTransport: Sendable {
  /// Returns the names of all files in the remote folder, including those of other programs.
  func names() async throws(SyncTransportError) -> [String]
  /// Returns the bytes of a file. Throws if it exceeds the limit.
  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8]
  /// Writes a file, atomically where the remote folder supports it. Does nothing if a file with
  /// this name exists.
  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError)
  /// Removes a file. Does nothing if it does not exist.
  func remove(_ name: String) async throws(SyncTransportError)
}

/// A transport that reports changes.
package protocol LiveTransport: SyncTransport {
  /// Waits until files may have been added or removed since the last listing. The call may return
  /// without a change, but never misses a change.
  func waitForChange() async throws(SyncTransportError)
}

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
