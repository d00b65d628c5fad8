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
  /// This device was removed by another device.
  case wasRemoved
  /// The stored sync data can't be read. The value is the reason.
  case isDamaged(String)
}

extension SyncError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isOff: String(localized: "Sync is not set up.")
    case .isOn: String(localized: "Sync is already set up. Stop syncing first.")
    case .hasNoKey:
      String(
        localized: """
          This store was copied from another device, so the sync key is missing. Stop syncing, then \
          join.
          """
      )
    case .wasRemoved:
      String(
        localized: """
          Another device has removed this one from sync. Your habits stay here. To sync again, \
          choose “Stop Syncing” and then “Join”.
          """
      )
    case .isDamaged(let reason):
      String(localized: "This device's sync data can't be read: \(reason)")
    }
  }
}
