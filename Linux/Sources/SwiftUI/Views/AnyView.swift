/// A type-erased view. A change of the wrapped type resets its state.
public struct AnyView {
  let content: any View

  /// Wraps a view.
  public init<V>(_ view: V) where V: View {
    self.init(any: view)
  }

  init(any view: any View) {
    content = (view as? AnyView)?.content ?? view
  }
}

extension AnyView: PassingView {
  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
