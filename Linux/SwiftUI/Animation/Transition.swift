import WebElements

/// How a view comes. In the browser it goes at once.
public struct AnyTransition: Sendable {
  let classes: String

  /// It grows opaque.
  public static let opacity = AnyTransition(classes: "tr-opacity")
  /// It comes at once.
  public static let identity = AnyTransition(classes: "")
  /// It grows.
  public static var scale: AnyTransition { AnyTransition(classes: "tr-scale") }

  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(classes: "tr-\(edge)")
  }
}

extension View {
  /// Says how the view comes.
  @_disfavoredOverload public func transition(_ t: AnyTransition) -> some View {
    modifier(StyleModifier(style: Style(), className: t.classes.isEmpty ? "b" : "b \(t.classes)"))
  }
}
