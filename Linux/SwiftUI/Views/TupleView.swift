/// Several views in a row, as a view builder collects them.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let views: [any View]

  /// Creates a view of the views in a tuple.
  public init(_ value: T) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChildren(views)
  }
}
