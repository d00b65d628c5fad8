extension View {
  /// Includes the view in the order of the Tab key, or excludes a control from it. Pointers and
  /// screen readers reach the view in both cases.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    attaching(.focusable(isFocusable))
  }
}
