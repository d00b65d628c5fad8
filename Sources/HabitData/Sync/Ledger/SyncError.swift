import Foundation

/// The reason why sync can't continue.
package enum SyncError: Error, Hashable {
  /// Sync is not set up.
  case isOff
  /// Sync is set up already.
  case isOn
  /// The store is part of a sync group, but its key and remote folder are missing, because the
  /// store was copied from another device.
  case hasNoKey
  /// Another device has removed this one.
  case wasRemoved
  /// The stored sync data can't be read. The value is the reason.
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
