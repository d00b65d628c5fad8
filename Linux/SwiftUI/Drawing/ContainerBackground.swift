/// What a background lies behind.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  package init(_ name: String) { self.name = name }
}

/// Tells whatever contains the view what to paint behind it.
private struct ContainerBackgroundModifier<S: ShapeStyle>: PrimitiveModifier {
  let style: S

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var content = content
    content.preferences.containerBackground = style.painted(in: node.environment).css
    return content
  }
}

extension View {
  /// Paints the ground of what contains the view, up to its edges. On Linux only widgets are such
  /// containers.
  public func containerBackground<S>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    modifier(ContainerBackgroundModifier(style: style))
  }
}
