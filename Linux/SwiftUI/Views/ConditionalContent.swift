/// One of two views, as an `if` with an `else` chooses.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let isFirst: Bool
  let content: HeldView
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// No body of its own.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView, PassingView
where TrueContent: View, FalseContent: View {
  package func update(_ node: ViewNode) {
    node.setChild(content.view, key: .slot(isFirst ? 0 : 1))
  }
}
