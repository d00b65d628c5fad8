/// What the graph has to know of a type of view, found out once: asking each view whether it is
/// primitive would copy it each time.
@MainActor final class ViewKind {
  /// What the graph draws itself; nil for views with a body.
  let primitive: Primitive?
  /// Whether views of the type become what stands below them.
  let passes: Bool
  /// Whether views of the type draw around what stands below them and look at nothing in it.
  let wraps: Bool
  /// Whether the body of one of them has read something that may change by itself.
  var readsObservables = false

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ view: any View) -> ViewKind {
    let type = type(of: view)
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = ViewKind(type)
    known[ObjectIdentifier(type)] = kind
    TypePrewarming.note(type)
    return kind
  }

  private init(_ type: any View.Type) {
    let primitiveType = type as? any PrimitiveView.Type
    primitive = primitiveType.map { Primitive($0) }
    passes = primitiveType?.passes ?? true
    wraps = primitiveType?.wraps ?? false
  }
}
