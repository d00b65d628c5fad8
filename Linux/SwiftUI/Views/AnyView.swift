/// A view whose type is erased. When the type of what it wraps changes, the view starts afresh.
public struct AnyView {
  let content: any View

  /// Wraps a view.
  public init<V>(_ view: V) where V: View {
    content = (view as? AnyView)?.content ?? view
  }

  /// Wraps a view.
  public init<V>(erasing view: V) where V: View {
    self.init(view)
  }
}

extension AnyView: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
