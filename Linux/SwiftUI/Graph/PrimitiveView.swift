import WebElements

/// A view that the graph draws: it says which views stand below it, and which elements it becomes.
///
/// To add a view, conform it to this protocol in a file of its own: `update` hands the node its
/// child views, `render` makes elements of what the children gave.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Gives the node the views that stand below this one; called when the view or its environment
  /// changed.
  func update(_ node: ViewNode)
  /// The elements that this view becomes; called when it or anything below it changed.
  func render(_ node: ViewNode) -> Output
  /// Whether views of the type become what stands below them, so that they need not be asked.
  static var passes: Bool { get }
  /// Whether views of the type are of the kind of ``WrappingView``.
  static var wraps: Bool { get }
  /// Whether the view draws the same around its content as another one did; asked of those that wrap.
  func draws(like former: Self) -> Bool
}

extension PrimitiveView {
  package static var passes: Bool { false }
  package static var wraps: Bool { false }
  package func draws(like former: Self) -> Bool { false }
}

/// A view that becomes what stands below it.
@MainActor package protocol PassingView: PrimitiveView {}

extension PassingView {
  package func render(_ node: ViewNode) -> Output { node.childrenOutput }
  package static var passes: Bool { true }
}

/// A view whose elements stand around those of its content. Where one of these is replaced by another,
/// and its box and all that it tells stay as they were, it becomes the same as before with the other
/// element in it: it looks at no element's attributes, text or children.
@MainActor package protocol WrappingView: PrimitiveView {}

extension WrappingView {
  package static var wraps: Bool { true }
}

/// A modifier that the graph draws.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Changes the environment of the modified view.
  func modify(_ environment: inout EnvironmentValues)
  /// Whether another value of the modifier changes the environment in the same way.
  func isSame(as other: any ViewModifier) -> Bool
  /// Called after the modified view was updated; may give the node further children.
  func update(_ node: ViewNode)
  /// Changes what the modified view becomes.
  func render(_ content: Output, _ node: ViewNode) -> Output
}

extension PrimitiveModifier {
  package func modify(_ environment: inout EnvironmentValues) {}
  package func isSame(as other: any ViewModifier) -> Bool { Fields.areEqual(self, other) }
  package func update(_ node: ViewNode) {}
}

/// A modifier that changes nothing of what the modified view becomes.
@MainActor package protocol PassingModifier: PrimitiveModifier {}

extension PassingModifier {
  package func render(_ content: Output, _ node: ViewNode) -> Output { content }
}

/// A modifier whose elements stand around those of the modified view, as ``WrappingView`` says it.
@MainActor package protocol WrappingModifier: PrimitiveModifier {}
