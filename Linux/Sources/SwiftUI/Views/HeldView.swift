/// A nested view behind a reference, shared by the enclosing views and the node.
///
/// Without the reference, each of a dozen nested modifiers would be a copy of everything inside it.
struct HeldView {
  let view: any View
}

extension HeldView: IdentityComparable {
  func isSame(as other: HeldView) -> Bool {
    Fields.areEqual(view, other.view)
  }
}
