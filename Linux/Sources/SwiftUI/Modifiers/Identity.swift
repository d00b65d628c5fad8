import WebElements

/// A view whose identity is bound to a value. A new value resets the view's state.
private struct IdentifiedView<Content: View, ID: Hashable>: PassingView {
  let content: Content
  let id: ID

  package func update(_ node: ViewNode) { node.setChild(content, key: .id(AnyHashable(id))) }
}

extension View {
  /// Binds the view's identity to a value. A new value resets the view's state.
  public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}
