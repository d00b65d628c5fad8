import WebElements

/// A view that the graph renders itself.
///
/// To add such a view, conform it to this protocol in its own file: `update` sets the node's child
/// views, if there are any, and `render` creates elements from the children's output.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Sets the child views of the node. Called when the view or its environment changed.
  func update(_ node: ViewNode)
  /// Returns the view's output. Called when the view or a descendant changed.
  func render(_ node: ViewNode) -> Output
  /// True if views of the type render as their children, so that `render` need not be called.
  static var passes: Bool { get }
  /// True if views of the type conform to ``WrappingView``.
  static var wraps: Bool { get }
  /// Returns true if the view wraps its content in the same way as a previous value. Called for
  /// wrapping views.
  func wrapsContent(like former: Self) -> Bool
}

extension PrimitiveView {
  package func update(_ node: ViewNode) {}
  package static var passes: Bool { false }
  package static var wraps: Bool { false }
  package func wrapsContent(like former: Self) -> Bool { false }
}

/// A view that renders as its children.
@MainActor package protocol PassingView: PrimitiveView {}

extension PassingView {
  package func render(_ node: ViewNode) -> Output { node.childrenOutput }
  package static var passes: Bool { true }
}

/// A view that wraps the elements of its content and does not depend on their attributes, text, or
/// children.
///
/// If an element of the content is replaced while its box and preferences stay the same, the output
/// changes only in that element.
@MainActor package protocol WrappingView: PrimitiveView {}

extension WrappingView {
  package static var wraps: Bool { true }
}

/// A modifier that the graph renders itself.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Changes the environment of the modified view.
  func modify(_ environment: inout EnvironmentValues)
  /// Returns true if another value of the modifier changes the environment in the same way.
  func isSame(as other: any ViewModifier) -> Bool
  /// Called after the modified view was updated. May add children to the node.
  func update(_ node: ViewNode)
  /// Returns the modified view's output.
  func render(_ content: Output, _ node: ViewNode) -> Output
}

extension PrimitiveModifier {
  package func modify(_ environment: inout EnvironmentValues) {}
  package func isSame(as other: any ViewModifier) -> Bool { Fields.areEqual(self, other) }
  package func update(_ node: ViewNode) {}
}

/// A modifier that does not change the output of the modified view.
@MainActor package protocol PassingModifier: PrimitiveModifier {}

extension PassingModifier {
  package func render(_ content: Output, _ node: ViewNode) -> Output { content }
}

/// A modifier that wraps the elements of the modified view, with the contract of ``WrappingView``.
@MainActor package protocol WrappingModifier: PrimitiveModifier {}
