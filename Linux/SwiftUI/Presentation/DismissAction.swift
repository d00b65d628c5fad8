/// Closes what shows the view: a sheet, or a screen that was pushed.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Closes it.
  @MainActor public func callAsFunction() {
    action()
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Closes what shows the view; does nothing for the first screen of a window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
