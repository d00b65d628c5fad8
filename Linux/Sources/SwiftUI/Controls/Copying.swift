import WebElements

extension View {
  /// Copies a text in the browser when the view's button is tapped, and then performs the button's
  /// action if the copy succeeded.
  ///
  /// A script in the page copies the text, because browsers allow copying only during the tap.
  @_spi(Host) public func copies(_ text: String) -> some View {
    modifier(CopyingModifier(text: text))
  }
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
