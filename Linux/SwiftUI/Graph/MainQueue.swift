import Dispatch
import Foundation
import Synchronization

/// Tells whether code runs on the main actor.
///
/// On Linux the main queue is served by any thread once `dispatchMain` was called, so that asking
/// for the main thread is not enough.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that carries an event, or 0. A write within a transaction runs on the queue of the
  /// database, on the same thread: what it changes is known before the event's window is shown.
  private static let carrying = Atomic<pthread_t>(0)

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
      || carrying.load(ordering: .relaxed) == pthread_self()
  }

  /// Does something on the main actor, in whatever queue parts of it wait for each other.
  @MainActor static func carry(_ body: () -> Void) {
    let former = carrying.exchange(pthread_self(), ordering: .relaxed)
    defer { carrying.store(former, ordering: .relaxed) }
    body()
  }
}
