extension Optional: View, PrimitiveView, PassingView where Wrapped: View {
  package func update(_ node: ViewNode) {
    node.setChildren(map { [$0] } ?? [])
  }
}

extension Optional: IdentityComparable where Wrapped: View {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): Fields.areEqual(one, two)
    default: false
    }
  }
}
