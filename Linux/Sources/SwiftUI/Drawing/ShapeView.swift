import Foundation
import WebElements

/// A shape filled with a style.
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  let shape: Content
  let style: Style
  let fillStyle: FillStyle
}

extension _ShapeView: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    ShapeDrawing.draw(shape, fill: style, fillStyle, on: node)
  }
}

/// A stroked shape, with half of the line inside the outline and half outside.
public struct StrokeShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  let shape: Content
  let style: Style
  let lineWidth: CGFloat
}

extension StrokeShapeView: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    ShapeDrawing.draw(shape, stroke: style, lineWidth: lineWidth, outset: lineWidth / 2, on: node)
  }
}

/// A shape stroked inside its outline.
public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  let shape: Content
  let style: Style
  let lineWidth: CGFloat
}

extension StrokeBorderShapeView: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    ShapeDrawing.draw(shape, stroke: style, lineWidth: lineWidth, outset: 0, on: node)
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// Fills the shape with a style.
  public func fill<S>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the outline of the shape, with half of the line inside and half outside.
  public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(shape: self, style: content, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Strokes the shape inside its outline.
  public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(shape: self, style: content, lineWidth: lineWidth)
  }
}
