extension Optional: View where Wrapped: View {
  /// No body of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func update(_ node: ViewNode) {
    node.setChildren(map { [$0] } ?? [])
  }
}
