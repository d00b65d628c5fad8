/// An object that reloads controls.
public final class ControlCenter: Sendable {
  /// The shared control center.
  public static let shared = ControlCenter()

  private let listeners = ReloadListeners()

  private init() {}

  /// Reloads all controls of a kind.
  public func reloadControls(ofKind kind: String) {
    listeners.notify(kind)
  }

  /// Reloads all controls.
  public func reloadAllControls() {
    listeners.notify(nil)
  }

  /// Registers a function that is called for each reload. The kind is nil for all controls.
  package func onReload(_ listener: @escaping @Sendable (_ kind: String?) -> Void) {
    listeners.add(listener)
  }
}
