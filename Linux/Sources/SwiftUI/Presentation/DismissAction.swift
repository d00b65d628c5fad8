/// An action that dismisses the presentation of a view: its sheet or its pushed screen.
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Dismisses the presentation.
  @MainActor public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// The action that dismisses the view's presentation. It does nothing on a window's root screen.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
