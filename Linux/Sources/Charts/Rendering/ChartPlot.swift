import SwiftUI
import WebElements

/// The plot of a chart, without its axes: grid lines and figures in SVG.
@MainActor struct ChartPlot {
  let plan: ChartPlan
}

extension ChartPlot: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    let lines = plan.axes.flatMap(\.gridLines).enumerated().map { index, line in
      gridLine(index, line, node)
    }
    let figures = FigureDrawing(plan: plan, node: node).elements
    let drawing = node.element(
      .svg,
      slot: ElementSlot.drawing,
      class: "ch-drawing",
      attributes: [Attribute("aria-hidden", "true")],
      content: .children(lines + figures)
    )
    return Output(
      Box(
        node.element(
          .div,
          class: "ch-plot gx gy",
          content: .children([drawing])
        ),
        greedy: [.horizontal, .vertical]
      )
    )
  }

  private func gridLine(_ index: Int, _ line: AxisPlan.GridLine, _ node: ViewNode) -> Element {
    let place = Place(share: line.place).css
    let ends: [Attribute] =
      line.isVertical
      ? [
        Attribute("x1", place), Attribute("x2", place), Attribute("y1", "0%"),
        Attribute("y2", "100%"),
      ]
      : [
        Attribute("x1", "0%"), Attribute("x2", "100%"), Attribute("y1", place),
        Attribute("y2", place),
      ]
    var style = Style()
    style.set("stroke", line.style?.css(in: node.environment))
    if let stroke = line.stroke { style = style.adding(stroke.style) }
    return node.element(
      .line,
      slot: ElementSlot.gridLine(index),
      class: "ch-grid",
      style: style,
      attributes: ends,
      content: .children([])
    )
  }
}

extension StrokeStyle {
  /// The inline style of the stroke.
  var style: Style {
    var style = Style([("stroke-width", Style.points(lineWidth))])
    // The names of the cases are CSS's keywords.
    if lineCap != .butt { style.set("stroke-linecap", "\(lineCap)") }
    if lineJoin != .miter { style.set("stroke-linejoin", "\(lineJoin)") }
    if !dash.isEmpty {
      style.set("stroke-dasharray", dash.map(Style.points).joined(separator: " "))
      if dashPhase != 0 { style.set("stroke-dashoffset", points: dashPhase) }
    }
    return style
  }
}
