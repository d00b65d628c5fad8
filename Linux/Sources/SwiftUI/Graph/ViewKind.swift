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

/// The functions that update and render views of one type in place.
@MainActor struct Primitive {
  private let type: any View.Type
  private let update: @MainActor (UnsafeRawPointer, ViewNode) -> Void
  private let render: @MainActor (UnsafeRawPointer, ViewNode) -> Output
  private let drawsLike: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init<P: PrimitiveView>(_ type: P.Type) {
    self.type = type
    // The memory is of this type, which the preconditions below check.
    update = { $0.assumingMemoryBound(to: type).pointee.update($1) }
    render = { $0.assumingMemoryBound(to: type).pointee.render($1) }
    drawsLike = {
      $0.assumingMemoryBound(to: type).pointee
        .wrapsContent(like: $1.assumingMemoryBound(to: type).pointee)
    }
  }

  func update(_ view: any View, _ node: ViewNode) {
    precondition(Swift.type(of: view) == type, "a node shows views of one type")
    Self.read(view) { update($0, node) }
  }

  func render(_ view: any View, _ node: ViewNode) -> Output {
    precondition(Swift.type(of: view) == type, "a node shows views of one type")
    return Self.read(view) { render($0, node) }
  }

  /// Returns true if a view would wrap its content in the same way as its previous value.
  func wrapsContent(_ view: any View, like former: any View) -> Bool {
    precondition(Swift.type(of: view) == type, "a node shows views of one type")
    precondition(Swift.type(of: former) == type, "a node shows views of one type")
    return Self.read(view) { view in Self.read(former) { drawsLike(view, $0) } }
  }

  // Nonisolated, as in `Fields`, because isolation is checked at each call and a window's views are
  // about a hundred levels deep.
  @inline(__always)
  private nonisolated static func read<V: View, Result>(
    _ view: V,
    _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafePointer(to: view) { body(UnsafeRawPointer($0)) }
  }
}
