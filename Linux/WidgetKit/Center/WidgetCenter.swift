import Synchronization

/// Where an app says that what its widgets show has changed.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private let listener = Mutex<(@Sendable (_ kind: String?) -> Void)?>(nil)

  private init() {}

  /// Has the widgets of a kind ask for new timelines.
  public func reloadTimelines(ofKind kind: String) {
    listener.withLock { $0 }?(kind)
  }

  /// Has all widgets ask for new timelines.
  public func reloadAllTimelines() {
    listener.withLock { $0 }?(nil)
  }

  /// Has whoever shows the widgets told; the kind is nil for all of them.
  package func onReload(_ listener: @escaping @Sendable (_ kind: String?) -> Void) {
    self.listener.withLock { $0 = listener }
  }
}
