extension View {
  /// Puts the view into the order of the Tab key, or takes a control out of it. Pointers and screen
  /// readers reach it in both cases.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    attaching(.focusable(isFocusable))
  }
}
