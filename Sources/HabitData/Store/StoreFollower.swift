import CoreData
import Foundation
import Synchronization

/// Follows the changes that other contexts and processes make to the store, while the app runs.
///
/// SwiftData refreshes neither objects nor queries for them. Core Data posts
/// `NSPersistentStoreRemoteChange` for each commit of any process, and the store's history says whose
/// it was: see docs/decisions/0010.
@MainActor
package final class StoreFollower {
  // Written once, and read by `deinit` alone, which may run on any thread.
  nonisolated(unsafe) private let observer: any NSObjectProtocol

  /// Begins to follow.
  package init(_ store: HabitStore) {
    do {
      try store.histories.deleteFormerHistory()
    } catch {
      // It is deleted at the next start.
    }
    let flag = Flag()
    observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange,
      object: nil,
      queue: nil
    ) { [weak store] _ in
      // Commits that come faster than the main actor reads them are read together.
      guard flag.raise() else { return }
      Task { @MainActor in
        flag.lower()
        store?.follow()
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}

/// True from a call that raises it until it is lowered.
private final class Flag: Sendable {
  private let isRaised = Mutex(false)

  /// - Returns: True if it was not raised yet.
  func raise() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = true }
      return !isRaised
    }
  }

  func lower() { isRaised.withLock { $0 = false } }
}
