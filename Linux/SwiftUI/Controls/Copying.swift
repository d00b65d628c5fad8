import WebElements

extension View {
  /// Has the browser copy a text when the view's button is tapped. The button's action follows where
  /// that worked. It is done by a script in the page: browsers let nobody copy later than in the tap.
  package func copies(_ text: String) -> some View {
    modifier(CopyingModifier(text: text))
  }
}

private struct CopyingModifier: PrimitiveModifier {
  typealias Body = Never

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
