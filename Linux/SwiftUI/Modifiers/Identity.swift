import WebElements

/// Ties a view's identity to a value: with another value it starts afresh.
private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PassingView {
  typealias Body = Never
  package func update(_ node: ViewNode) { node.setChild(content, key: .id(AnyHashable(id))) }
}

extension View {
  /// Ties the view's identity to a value: with another value it starts afresh.
  public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}
