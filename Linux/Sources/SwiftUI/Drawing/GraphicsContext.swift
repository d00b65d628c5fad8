import Foundation

/// A context for drawing in a ``Canvas``.
public struct GraphicsContext {
  /// The color or style that fills or strokes a path.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// The foreground style of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    /// Returns a shading with a style.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(style: style)
    }
  }

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity = 1.0
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let drawing: CanvasDrawing

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    drawing = CanvasDrawing()
  }

  /// Fills a path.
  public func fill(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    style: FillStyle = FillStyle()
  ) {
    drawing.add(.fill(path, style), paint(shading))
  }

  /// Strokes the outline of a path.
  public func stroke(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    style: StrokeStyle
  ) {
    drawing.add(.stroke(path, style), paint(shading))
  }

  /// Strokes the outline of a path with a line width in points.
  public func stroke(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text in the canvas's font and foreground style, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    drawing.add(
      CanvasText(
        string: text.string(in: environment.localization),
        font: environment.resolvedFont,
        paint: paint(.foreground),
        points: [point],
        anchor: anchor
      )
    )
  }

  private func paint(_ shading: Shading) -> Paint {
    shading.style.painted(in: environment).opacity(min(max(opacity, 0), 1))
  }
}
