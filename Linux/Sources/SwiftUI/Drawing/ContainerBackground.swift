/// The container that a background fills.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  package init(_ name: String) { self.name = name }
}

/// A modifier that reports the background style to the view's container.
private struct ContainerBackgroundModifier<S: ShapeStyle>: PrimitiveModifier {
  let style: S

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var content = content
    content.preferences.containerBackground = style.painted(in: node.environment).css
    return content
  }
}

extension View {
  /// Sets the background of the view's container, up to its edges. On Linux, only a widget is a
  /// container with a background.
  public func containerBackground<S>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    modifier(ContainerBackgroundModifier(style: style))
  }
}
