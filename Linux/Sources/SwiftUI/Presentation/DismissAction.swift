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
  /// The action that dismisses the view's presentation. It does nothing on a window's root screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
