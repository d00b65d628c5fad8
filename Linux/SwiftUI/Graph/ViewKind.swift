/// What the graph has to know of a type of view, found out once: asking each view whether it is
/// primitive would copy it each time.
@MainActor final class ViewKind {
  /// What the graph draws itself; nil for views with a body.
  let primitive: Primitive?
  /// Whether views of the type become what stands below them.
  let passes: Bool
  /// Whether the body of one of them has read something that may change by itself.
  var readsObservables = false

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ view: any View) -> ViewKind {
    let type = type(of: view)
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = ViewKind(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private init(_ type: any View.Type) {
    let primitiveType = type as? any PrimitiveView.Type
    primitive = primitiveType.map { Primitive($0) }
    passes = primitiveType?.passes ?? true
  }
}

/// Draws views of one type where they lie.
@MainActor struct Primitive {
  private let type: any View.Type
  private let update: @MainActor (UnsafeRawPointer, ViewNode) -> Void
  private let render: @MainActor (UnsafeRawPointer, ViewNode) -> Output

  init<P: PrimitiveView>(_ type: P.Type) {
    self.type = type
    // Memory of this type, as is made sure of below.
    update = { $0.assumingMemoryBound(to: type).pointee.update($1) }
    render = { $0.assumingMemoryBound(to: type).pointee.render($1) }
  }

  func update(_ view: any View, _ node: ViewNode) {
    precondition(Swift.type(of: view) == type, "a node shows views of one type")
    Self.read(view) { update($0, node) }
  }

  func render(_ view: any View, _ node: ViewNode) -> Output {
    precondition(Swift.type(of: view) == type, "a node shows views of one type")
    return Self.read(view) { render($0, node) }
  }

  // On no actor, as in `Fields`; and a window's views lie a hundred deep, so each call counts.
  @inline(__always)
  private nonisolated static func read<V: View, Result>(
    _ view: V,
    _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafePointer(to: view) { body(UnsafeRawPointer($0)) }
  }
}
