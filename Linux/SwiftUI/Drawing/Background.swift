import Foundation
import WebElements

/// Paints the ground of a view, in its own box or in a shape.
struct BackgroundStyleModifier<S: ShapeStyle>: PrimitiveModifier {
  let style: S
  let shape: (any Shape)?

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var paint = Style([("background", style.painted(in: node.environment).css)])
    paint.set("border-radius", (shape as? any BoxShape)?.cornerRadius)
    return content.mapBoxes { node.wrap($0, class: "b", style: paint) }
  }
}

/// Cuts a view along a shape.
struct ClipModifier<S: Shape>: PrimitiveModifier {
  let shape: S

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var cut = Style([("overflow", "clip")])
    if let box = shape as? any BoxShape {
      cut.set("border-radius", box.cornerRadius)
    }
    return content.mapBoxes { node.wrap($0, class: "b", style: cut) }
  }
}

extension View {
  /// Paints the ground of the view with a style.
  public func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(BackgroundStyleModifier(style: style, shape: nil))
  }

  /// Paints the ground of the view with a style, in a shape.
  public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(BackgroundStyleModifier(style: style, shape: shape))
  }

  /// Paints the ground of the view with a style, in a shape.
  public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    modifier(BackgroundStyleModifier(style: style, shape: shape))
  }

  /// Cuts the view along a shape.
  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(ClipModifier(shape: shape))
  }
}
