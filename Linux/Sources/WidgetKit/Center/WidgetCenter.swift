import Synchronization

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
