/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// What the modified view shows.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Never called: primitive modifiers are rendered by the graph.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is drawn by the graph and has no body")
  }
}

/// The view that a modifier is applied to, as the modifier's body places it.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let view: any View
}

extension _ViewModifier_Content: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChild(view)
  }
}
