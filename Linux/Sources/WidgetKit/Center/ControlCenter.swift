/// An object that reloads controls.
public final class ControlCenter: Sendable {
  /// The shared control center.
  public static let shared = ControlCenter()

  private let listeners = ReloadListeners()

  private init() {}

  /// Reloads all controls.
  public func reloadAllControls() {
    listeners.notify()
  }

  /// Registers a function that is called for each reload.
  package func onReload(_ listener: @escaping @Sendable () -> Void) {
    listeners.add(listener)
  }
}
