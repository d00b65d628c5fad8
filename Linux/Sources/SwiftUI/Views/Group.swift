/// A group of views without a container. A modifier applies to each of the views.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, PassingView where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
