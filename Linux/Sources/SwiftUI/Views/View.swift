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
