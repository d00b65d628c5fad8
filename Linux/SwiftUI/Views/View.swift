/// A part of the user interface, described by a value.
///
/// Views of an app say what they show in `body`. Views of this module have `Never` as their body
/// and conform to `PrimitiveView`, which turns them into elements of a page.
@MainActor @preconcurrency public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// What this view shows.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// Never called: nothing has the type `Never`.
  public var body: Never { fatalError("Nothing has the type Never") }
}

extension View where Body == Never {
  /// Never called: primitive views are rendered by the graph.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the graph and has no body")
  }
}
