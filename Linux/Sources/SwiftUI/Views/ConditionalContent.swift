/// One of two views that an `if` with `else` selects.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let isFirst: Bool
  let content: any View
}

extension _ConditionalContent: View, PrimitiveView, PassingView
where TrueContent: View, FalseContent: View {
  package func update(_ node: ViewNode) {
    node.setChild(content, key: .slot(isFirst ? 0 : 1))
  }
}
