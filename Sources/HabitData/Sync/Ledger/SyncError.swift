import Foundation

/// Why sync can't go on.
package enum SyncError: Error, Hashable {
  /// It is not set up here.
  case isOff
  /// It is set up already.
  case isOn
  /// The store takes part, and the key and the place are not here: it was copied from elsewhere.
  case hasNoKey
  /// Another device has removed this one.
  case wasRemoved
  /// What was kept of it can't be read, and why.
  case isDamaged(String)
}

extension SyncError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isOff: "Sync is not set up."
    case .isOn: "Sync is set up already. Leave it first."
    case .hasNoKey:
      "These habits take part in sync, but the key is not on this device. Leave it, and join again."
    case .wasRemoved:
      "Another device has removed this one from sync. Its habits stay here; leave sync, or join again."
    case .isDamaged(let reason): "What was kept of sync can't be read: \(reason)"
    }
  }
}
