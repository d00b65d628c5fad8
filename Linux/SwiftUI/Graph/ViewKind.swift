/// What the graph has to know of a type of view, found out once: asking each view whether it is
/// primitive would copy it each time.
@MainActor final class ViewKind {
  /// What the graph draws itself; nil for views with a body.
  let primitive: Primitive?
  /// Whether the body of one of them has read something that may change by itself.
  var readsObservables = false

  struct Primitive {
    let update: @MainActor (any View, ViewNode) -> Void
    let render: @MainActor (any View, ViewNode) -> Output
  }

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ view: any View) -> ViewKind {
    let type = type(of: view)
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = ViewKind(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private init(_ type: any View.Type) {
    primitive = (type as? any PrimitiveView.Type).map { Self.drawing($0) }
  }

  private static func drawing<P: PrimitiveView>(_ type: P.Type) -> Primitive {
    Primitive(
      update: { view, node in read(view, as: type) { $0.update(node) } },
      render: { view, node in read(view, as: type) { $0.render(node) } }
    )
  }

  /// Hands out a view of a known type where it lies.
  private static func read<V: View, P: PrimitiveView, Result>(
    _ view: V,
    as type: P.Type,
    _ body: (P) -> Result
  ) -> Result {
    precondition(V.self == P.self, "a node shows views of one type")
    return withUnsafePointer(to: view) { pointer in
      // The same type, as was made sure above.
      pointer.withMemoryRebound(to: type, capacity: 1) { body($0.pointee) }
    }
  }
}
