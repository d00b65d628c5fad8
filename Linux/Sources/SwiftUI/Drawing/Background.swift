import WebElements

/// A modifier that wraps a view in an element with a background.
struct BackgroundStyleModifier<S: ShapeStyle>: WrappingModifier {
  let style: S

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let paint = Style([("background", style.painted(in: node.environment).css)])
    return content.mapBoxes { node.wrap($0, class: "b", style: paint) }
  }
}

/// A modifier that fills the background of a view in a shape.
///
/// If CSS can draw the shape, the modifier wraps the view in an element with a background. Any
/// other shape is rendered behind the view.
struct ShapeBackgroundModifier<S: ShapeStyle, T: Shape>: WrappingModifier {
  let style: S
  let shape: T
  let fillStyle: FillStyle

  private var layer: LayerModifier<_ShapeView<T, S>> {
    LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false)
  }

  func update(_ node: ViewNode) {
    if !(shape is any BoxShape) { layer.update(node) }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let box = shape as? any BoxShape else { return layer.render(content, node) }
    let paint = style.painted(in: node.environment).css
    let ground = Style([("background", paint), ("border-radius", box.cornerRadius)])
    return content.mapBoxes { node.wrap($0, class: "b", style: ground) }
  }
}

extension View {
  /// Fills the background of the view with a style.
  public func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(BackgroundStyleModifier(style: style))
  }

  /// Fills the background of the view with a style, in a shape.
  public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    modifier(ShapeBackgroundModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Clips the view to a rectangle, a rounded rectangle, a capsule, or a circle. In the browser,
  /// other shapes clip to the view's rectangle.
  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    var cut = Style([("overflow", "clip")])
    if shape is Circle {
      cut = Style([("clip-path", "circle()")])
    } else if let box = shape as? any BoxShape {
      cut.set("border-radius", box.cornerRadius)
    }
    return modifier(StyleModifier(style: cut))
  }
}

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
