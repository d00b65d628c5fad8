/// A view that shows nothing.
public struct EmptyView {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}
}
