/// Several views one after the other.
public struct TupleView<T> {
  let views: HeldViews
}

/// Views inside another one, as ``HeldView`` holds a single one.
struct HeldViews {
  let views: [any View]
}

extension HeldViews: IdentityComparable {
  func isSame(as other: HeldViews) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy(Fields.areEqual)
  }
}

extension TupleView: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChildren(views.views)
  }
}
