/// An object that reloads widgets. Controls are reloaded by ``ControlCenter``.
public final class WidgetCenter: Sendable {
  /// The shared widget center.
  public static let shared = WidgetCenter()

  private let listeners = ReloadListeners()

  private init() {}

  /// Reloads the timelines of all widgets.
  public func reloadAllTimelines() {
    listeners.notify()
  }

  /// Registers a function that is called for each reload.
  package func onReload(_ listener: @escaping @Sendable () -> Void) {
    listeners.add(listener)
  }
}
