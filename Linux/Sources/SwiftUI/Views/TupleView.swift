/// A sequence of views.
public struct TupleView<T> {
  let views: HeldViews
}

/// Nested views behind a reference; see ``HeldView``.
struct HeldViews {
  let views: [any View]
}

extension HeldViews: IdentityComparable {
  func isSame(as other: HeldViews) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy(Fields.areEqual)
  }
}

extension TupleView: PassingView {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChildren(views.views)
  }
}
