/// A sequence of views.
public struct TupleView<T> {
  let views: BoxedViews
}

/// Nested views, which are compared one by one.
struct BoxedViews {
  let views: [any View]
}

extension BoxedViews: IdentityComparable {
  func isSame(as other: BoxedViews) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy(Fields.areEqual)
  }
}

extension TupleView: PassingView {
  package func update(_ node: ViewNode) {
    node.setChildren(views.views)
  }
}
