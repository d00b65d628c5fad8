/// An action that dismisses the presentation of a view: its sheet or its pushed screen.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Dismisses the presentation.
  @MainActor public func callAsFunction() {
    action()
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Dismisses the view's presentation. Does nothing on the root screen of a window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
