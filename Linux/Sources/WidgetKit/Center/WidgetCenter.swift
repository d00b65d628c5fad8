/// An object that reloads widgets. Controls are reloaded by ``ControlCenter``.
public final class WidgetCenter: Sendable {
  /// The shared widget center.
  public static let shared = WidgetCenter()

  private let listeners = ReloadListeners()

  private init() {}

  /// Reloads the timelines of all widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    listeners.notify(kind)
  }

  /// Reloads the timelines of all widgets.
  public func reloadAllTimelines() {
    listeners.notify(nil)
  }

  /// Registers a function that is called for each reload. The kind is nil for all widgets.
  package func onReload(_ listener: @escaping @Sendable (_ kind: String?) -> Void) {
    listeners.add(listener)
  }
}
