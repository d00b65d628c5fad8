/// The properties of a view type that the graph needs.
///
/// The properties are computed once per type, because a dynamic cast copies the view.
@MainActor final class ViewKind {
  /// The rendering functions, or nil for views with a body.
  let primitive: Primitive?
  /// True if views of the type render as their children.
  let passes: Bool
  /// True if views of the type wrap their content without depending on it.
  let wraps: Bool
  /// True if a body of the type has read an observable value.
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
