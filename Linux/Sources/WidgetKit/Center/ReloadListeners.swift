import Synchronization

/// The functions to call when the program requests a reload.
final class ReloadListeners: Sendable {
  private let listeners = Mutex<[@Sendable () -> Void]>([])

  func add(_ listener: @escaping @Sendable () -> Void) {
    listeners.withLock { $0.append(listener) }
  }

  func notify() {
    for listener in listeners.withLock({ $0 }) { listener() }
  }
}
