/// A view inside another one, behind a reference: the views around it and the node that shows it
/// share it. Held in place, each of a dozen nested modifiers would be a copy of all that is in it.
struct HeldView {
  let view: any View
}

extension HeldView: IdentityComparable {
  func isSame(as other: HeldView) -> Bool {
    Fields.areEqual(view, other.view)
  }
}
