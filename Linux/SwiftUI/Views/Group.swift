/// Views that stand together without a box of their own: a modifier acts on each of them.
public struct Group<Content> {
  /// No body of its own.
  public typealias Body = Never

  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView, PassingView where Content: View {
  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
