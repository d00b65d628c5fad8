import Foundation

/// Why a carrier did not do what it was asked.
package enum CarrierError: Error, Hashable {
  /// It can't be reached, and why. Nothing else needs to be tried.
  /// - Parameter wait: How long it asks to be left alone.
  case isAway(String, wait: Duration? = nil)
  /// There is no such file (any more).
  case hasNoFile(String)
  /// A file of this name can't be read or written, and why.
  case failed(name: String, reason: String)
  /// A file has more bytes than it may.
  case isTooLarge(name: String)
}

extension CarrierError {
  /// How long the carrier asks to be left alone.
  package var wait: Duration? {
    if case .isAway(_, let wait) = self { wait } else { nil }
  }
}

extension CarrierError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isAway(let reason, _): "The place for sync can't be reached: \(reason)"
    case .hasNoFile(let name): "\(name) is not there."
    case .failed(let name, let reason): "\(name) can't be read or written: \(reason)"
    case .isTooLarge(let name): "\(name) is larger than any file that the app writes."
    }
  }
}
