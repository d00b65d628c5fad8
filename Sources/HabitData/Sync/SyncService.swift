import Foundation
import HabitSync
import Observation

/// Exchanges changes with the person's other devices while the app runs.
///
/// Nothing waits for it: what is changed here is in the store, and leaves when it can.
@Observable @MainActor
package final class SyncService {
  /// How it stands; nil where it is not set up.
  package private(set) var status: SyncStatus?
  /// Whether an exchange is on its way.
  package private(set) var isExchanging = false
  /// The last lines of the log, the oldest first.
  package private(set) var log: [SyncLogLine] = []

  package init() {}

  /// Begins to sync, with a new key.
  /// - Parameter name: What the other devices call this one.
  /// - Returns: The key that the other devices need.
  package func setUp(_ place: SyncPlace, named name: String) async throws -> SyncKey {
    throw CocoaError(.featureUnsupported)
  }

  /// Begins to sync with devices that do already.
  package func join(_ place: SyncPlace, _ key: SyncKey, named name: String) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The key, to be shown once more.
  package func key() throws -> SyncKey? { nil }

  /// "Sync Now" was tapped.
  package func exchangeNowTapped() {}

  /// Ends sync on this device. What is here stays here.
  package func leave() async throws {}

  /// Lets a device take part no longer: the others get a new key.
  package func remove(_ device: SyncDevice) async throws {}

  /// Makes one habit of two of the same name, with the days of both.
  package func merge(_ twins: SyncTwins) {}

  /// Keeps both.
  package func keepBoth(_ twins: SyncTwins) {}

  /// The whole log, to be exported.
  package func logText() throws -> String { "" }
}
