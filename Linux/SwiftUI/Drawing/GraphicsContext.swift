import Foundation

/// What a ``Canvas`` is drawn with.
public struct GraphicsContext {
  /// What a path is filled or drawn with.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// The foreground style of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    /// A style.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(style: style)
    }
  }

  /// How opaque what is drawn from now on is, from 0 to 1.
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

  /// Draws the outline of a path.
  public func stroke(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    style: StrokeStyle
  ) {
    drawing.add(.stroke(path, style), paint(shading))
  }

  /// Draws the outline of a path with a line of a thickness in points.
  public func stroke(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Writes a text in the font and foreground style of the canvas, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    drawing.add(
      CanvasText(
        string: text.string,
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
