import WebElements

extension View {
  /// Disables the controls in the view if `disabled` is true. Otherwise, they keep the state that
  /// enclosing views set.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Includes the view in the order of the Tab key, or excludes a control from it. Pointers and
  /// screen readers reach the view in both cases.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    attaching(.focusable(isFocusable))
  }

  /// Hides the labels of the controls in the view. Screen readers still use them as names.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }

  /// Copies a text in the browser when the view's button is tapped, and then performs the button's
  /// action if the copy succeeded.
  ///
  /// A script in the page copies the text, because browsers allow copying only during the tap.
  @_spi(Host) public func copies(_ text: String) -> some View {
    modifier(CopyingModifier(text: text))
  }
}

extension EnvironmentValues {
  @Entry var labelsAreHidden = false
}

private struct CopyingModifier: PrimitiveModifier {
  let text: String

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let box = content.boxes.first else { return content }
    let attributes = box.element.attributes + [Attribute("data-copy", text)]
    return Output(
      box.with(box.element.replacing(attributes: attributes)),
      telling: content
    )
  }
}
