import Foundation
import SwiftUI
import WebElements

/// Makes SVG of the figures of a chart.
///
/// What lies along the axes is given in percent, so that lines and corners keep their size. Curves
/// are drawn in a square that is stretched over the plot, and only their lines are not.
@MainActor struct FigureDrawing {
  let plan: ChartPlan
  let node: ViewNode

  private static let rule = StrokeStyle(lineWidth: 1)
  private static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  var elements: [Element] {
    plan.figures.enumerated().compactMap { index, drawn in element(index, drawn) }
  }

  private func element(_ index: Int, _ drawn: DrawnFigure) -> Element? {
    let appearance = drawn.appearance
    switch drawn.figure {
    case .box(let x, let y): return box(index, x, y, appearance)
    case .rule(let x, let y): return rule(index, x, y, appearance)
    case .line(let points):
      return curve(
        index,
        Curve(points).path,
        stroke: appearance.stroke ?? Self.line,
        appearance
      )
    case .area(let upper, let lower):
      return curve(index, Curve(upper).path(downTo: Curve(lower)), stroke: nil, appearance)
    case .symbol(let point): return symbol(index, point, appearance)
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

  private func curve(
    _ index: Int,
    _ path: Path,
    stroke: StrokeStyle?,
    _ appearance: MarkAppearance
  ) -> Element {
    var style = Style([
      ("fill", stroke == nil ? css(appearance) : "none"),
      ("stroke", stroke == nil ? "none" : css(appearance)),
    ])
    if let stroke { style = style.adding(stroke.style) }
    return nested(
      index,
      path,
      style: style.adding(opacity(appearance)),
      attributes: [
        Attribute("width", "100%"), Attribute("height", "100%"),
        Attribute("viewBox", "0 0 \(Style.number(Curve.side)) \(Style.number(Curve.side))"),
      ]
    )
  }

  private func symbol(
    _ index: Int,
    _ point: CurvePoint,
    _ appearance: MarkAppearance
  ) -> Element? {
    guard let symbol = appearance.symbol else { return nil }
    // The path lies around the corner of its box, and the corner at the point.
    let path = symbol.path(in: CGRect(x: -50, y: -50, width: 100, height: 100))
    return nested(
      index,
      path,
      style: Style([("fill", css(appearance))]).adding(opacity(appearance)),
      attributes: [
        Attribute("x", Place(share: point.x).css), Attribute("y", Place(share: point.y).css),
        Attribute("width", Style.points(appearance.symbolSize.width)),
        Attribute("height", Style.points(appearance.symbolSize.height)),
        Attribute("viewBox", "0 0 100 100"),
      ]
    )
  }

  private func nested(
    _ index: Int,
    _ path: Path,
    style: Style,
    attributes: [Attribute]
  ) -> Element {
    let path = node.element(
      .path,
      slot: ElementSlot.figure(index) + 1,
      style: style,
      attributes: [
        Attribute("d", path.pathData), Attribute("vector-effect", "non-scaling-stroke"),
      ],
      content: .children([])
    )
    return node.element(
      .svg,
      slot: ElementSlot.figure(index),
      class: "ch-curve",
      attributes: attributes + [Attribute("preserveAspectRatio", "none")],
      content: .children([path])
    )
  }

  private func css(_ appearance: MarkAppearance) -> String {
    plan.css(of: appearance, in: node.environment)
  }

  private func opacity(_ appearance: MarkAppearance) -> Style {
    appearance.opacity == 1
      ? Style() : Style([("opacity", Style.number(CGFloat(appearance.opacity)))])
  }
}

extension Place {
  /// The place as an attribute takes it, which cannot add: a share, or points.
  fileprivate var attribute: String {
    share == 0 && points != 0 ? Style.points(points) : Place(share: share).css
  }
}
