import Foundation
import SwiftUI
import WebElements

/// The rendering of a chart's figures as SVG.
///
/// Positions along the axes are percentages, so that line widths and corners keep their size.
/// Polylines are drawn in a square that is stretched to the plot, without scaling their width.
@MainActor struct FigureDrawing {
  let plan: ChartPlan
  let node: ViewNode

  private static let rule = StrokeStyle(lineWidth: 1)
  private static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  /// The side length of the square in which polylines are drawn.
  private static let squareSide = 1_000.0

  var elements: [Element] {
    plan.figures.enumerated().map { index, drawn in element(index, drawn) }
  }

  private func element(_ index: Int, _ drawn: DrawnFigure) -> Element {
    let appearance = drawn.appearance
    switch drawn.figure {
    case .box(let x, let y): return box(index, x, y, appearance)
    case .rule(let x, let y): return rule(index, x, y, appearance)
    case .line(let points): return line(index, points, appearance)
    }
  }

  private func box(
    _ index: Int,
    _ x: Extent,
    _ y: Extent,
    _ appearance: MarkAppearance
  ) -> Element {
    var style = Style([
      ("x", x.start.css), ("y", y.start.css), ("width", x.length.css), ("height", y.length.css),
      ("fill", css(appearance)),
    ])
    if appearance.cornerRadius > 0 { style.set("rx", points: appearance.cornerRadius) }
    style = style.adding(opacity(appearance))
    return node.element(
      .rect,
      slot: ElementSlot.figure(index),
      class: "ch-box",
      style: style,
      content: .children([])
    )
  }

  private func rule(
    _ index: Int,
    _ x: Extent,
    _ y: Extent,
    _ appearance: MarkAppearance
  ) -> Element {
    let stroke = appearance.stroke ?? Self.rule
    return node.element(
      .line,
      slot: ElementSlot.figure(index),
      class: "ch-rule",
      style: Style([("stroke", css(appearance))]).adding(stroke.style)
        .adding(opacity(appearance)),
      attributes: [
        Attribute("x1", x.start.attribute), Attribute("x2", x.end.attribute),
        Attribute("y1", y.start.attribute), Attribute("y2", y.end.attribute),
      ],
      content: .children([])
    )
  }

  private func line(
    _ index: Int,
    _ points: [CGPoint],
    _ appearance: MarkAppearance
  ) -> Element {
    let stroke = appearance.stroke ?? Self.line
    let side = Self.squareSide
    let polyline = Path { path in
      path.addLines(points.map { CGPoint(x: $0.x * side, y: $0.y * side) })
    }
    let path = node.element(
      .path,
      slot: ElementSlot.figure(index) + 1,
      style: Style([("fill", "none"), ("stroke", css(appearance))]).adding(stroke.style)
        .adding(opacity(appearance)),
      attributes: [
        Attribute("d", polyline.svg),
        Attribute("vector-effect", "non-scaling-stroke"),
      ],
      content: .children([])
    )
    let size = Style.number(side)
    return node.element(
      .svg,
      slot: ElementSlot.figure(index),
      class: "ch-curve",
      attributes: [
        Attribute("width", "100%"), Attribute("height", "100%"),
        Attribute("viewBox", "0 0 \(size) \(size)"), Attribute("preserveAspectRatio", "none"),
      ],
      content: .children([path])
    )
  }

  private func css(_ appearance: MarkAppearance) -> String {
    (appearance.style ?? AnyShapeStyle(TintShapeStyle())).css(in: node.environment)
  }

  private func opacity(_ appearance: MarkAppearance) -> Style {
    appearance.opacity == 1
      ? Style() : Style([("opacity", Style.number(CGFloat(appearance.opacity)))])
  }
}

extension Place {
  /// The value for an SVG attribute, which can't contain sums: a percentage or points.
  fileprivate var attribute: String {
    share == 0 && points != 0 ? Style.points(points) : Place(share: share).css
  }
}
