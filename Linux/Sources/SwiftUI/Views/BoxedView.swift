/// A nested view behind a reference, shared by the enclosing views and the node.
///
/// Without the reference, each of a dozen nested modifiers would be a copy of everything inside it.
struct BoxedView {
  let view: any View
}

extension BoxedView: IdentityComparable {
  func isSame(as other: BoxedView) -> Bool {
    Fields.areEqual(view, other.view)
  }
}
