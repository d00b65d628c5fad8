import CoreData
import Foundation
import Synchronization

/// The follower that shows changes to the store by other contexts and processes while the app runs.
///
/// SwiftData does not refresh objects and queries after these changes. Core Data posts
/// `NSPersistentStoreRemoteChange` for each commit of any process, and the store's history names
/// the author of each transaction. See docs/decisions/0010.
@MainActor
package final class StoreFollower {
  // The observer is set once in the initializer, and then read only by `deinit`, which may run on
  // any thread.
  nonisolated(unsafe) private let observer: any NSObjectProtocol

  /// Starts following the commits of all processes to a store.
  package init(_ store: HabitStore) {
    do {
      try store.histories.startFollowing()
    } catch {
      // The first change is then followed by reading everything again.
    }
    let flag = Flag()
    observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange,
      object: nil,
      queue: nil
    ) { [weak store] _ in
      // Several commits in quick succession are handled together.
      guard flag.raise() else { return }
      Task { @MainActor in
        flag.lower()
        store?.follow()
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}

/// A flag that is safe to use from any thread.
private final class Flag: Sendable {
  private let isRaised = Atomic(false)

  /// Raises the flag.
  ///
  /// - Returns: True if it was not raised before.
  func raise() -> Bool { !isRaised.exchange(true, ordering: .acquiringAndReleasing) }

  func lower() { isRaised.store(false, ordering: .releasing) }
}
