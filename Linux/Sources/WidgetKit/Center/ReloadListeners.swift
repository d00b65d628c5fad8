import Synchronization

/// The functions to call when the program requests a reload.
final class ReloadListeners: Sendable {
  private let listeners = Mutex<[@Sendable (_ kind: String?) -> Void]>([])

  func add(_ listener: @escaping @Sendable (_ kind: String?) -> Void) {
    listeners.withLock { $0.append(listener) }
  }

  /// - Parameter kind: The kind to reload, or nil for all.
  func notify(_ kind: String?) {
    for listener in listeners.withLock({ $0 }) { listener(kind) }
  }
}
