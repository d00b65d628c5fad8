import Synchronization

/// Where an app says that what its widgets show has changed.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private let listeners = Mutex<[@Sendable (_ kind: String?) -> Void]>([])

  private init() {}

  /// Has the widgets of a kind ask for new timelines.
  public func reloadTimelines(ofKind kind: String) {
    tell(kind)
  }

  /// Has all widgets ask for new timelines.
  public func reloadAllTimelines() {
    tell(nil)
  }

  /// Has whoever shows the widgets told; the kind is nil for all of them.
  package func onReload(_ listener: @escaping @Sendable (_ kind: String?) -> Void) {
    listeners.withLock { $0.append(listener) }
  }

  private func tell(_ kind: String?) {
    for listener in listeners.withLock({ $0 }) { listener(kind) }
  }
}
