import WebElements

extension View {
  /// Says whether the controls of the view answer to the user.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
