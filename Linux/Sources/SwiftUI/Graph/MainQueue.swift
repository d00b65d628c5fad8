import Dispatch
import Foundation
import Synchronization

/// The detection of code that runs on the main actor.
///
/// On Linux, any thread can serve the main queue after `dispatchMain()`, so checking for the main
/// thread is not enough.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that runs an event, or 0.
  ///
  /// A write in a transaction runs on the database's queue, but on the event's thread. The write
  /// must count as main actor code, so that its changes are known before the window updates.
  private static let carrying = Atomic<pthread_t>(0)

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
      || carrying.load(ordering: .relaxed) == pthread_self()
  }

  /// Runs a closure as main actor code. Code of another queue counts as main actor code too if it
  /// runs synchronously on the closure's thread.
  @MainActor static func carry(_ body: () -> Void) {
    let former = carrying.exchange(pthread_self(), ordering: .relaxed)
    defer { carrying.store(former, ordering: .relaxed) }
    body()
  }
}
