/// A part of the user interface, described by a value.
///
/// Views of an app define their content in `body`. Views that the graph renders itself have `Never`
/// as their body and conform to `PrimitiveView`.
@MainActor @preconcurrency public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// Never called, because `Never` has no values.
  public var body: Never { fatalError("Nothing has the type Never") }
}

extension View where Body == Never {
  /// Never called, because the graph renders primitive views.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the graph and has no body")
  }
}

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
