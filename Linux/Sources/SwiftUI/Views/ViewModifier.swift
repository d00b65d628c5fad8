/// A modifier that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Never called, because the graph renders primitive modifiers.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is drawn by the graph and has no body")
  }
}

/// The view that a modifier is applied to, for use in the modifier's body.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let view: any View
}

extension _ViewModifier_Content: PassingView {
  package func update(_ node: ViewNode) {
    node.setChild(view)
  }
}

/// A view with a modifier that is created in a body, so that the body observes the bindings that the
/// modifier's values are read from.
struct BoundView<Content: View, Modifier: PrimitiveModifier>: View {
  let content: Content
  let modifier: @MainActor () -> Modifier

  var body: some View { content.modifier(modifier()) }
}
