/// A group of views without a container. A modifier applies to each of the views.
public struct Group<Content> {
  /// `Never`, because this type renders without a body.
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
