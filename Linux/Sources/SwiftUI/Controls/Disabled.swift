extension View {
  /// Disables the controls in the view if `disabled` is true. Otherwise, they keep the state that
  /// enclosing views set.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
