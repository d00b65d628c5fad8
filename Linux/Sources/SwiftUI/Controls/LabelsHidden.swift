extension EnvironmentValues {
  @Entry var labelsAreHidden = false
}

extension View {
  /// Hides the labels of the controls in the view. Screen readers still use them as names.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
