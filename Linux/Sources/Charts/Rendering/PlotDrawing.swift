import SwiftUI
import WebElements

/// The rendering of the plot: grid lines and figures in SVG.
@MainActor struct PlotDrawing {
  let plan: ChartPlan
  let node: ViewNode

  var output: Output {
    let lines = plan.axes.flatMap(\.gridLines).enumerated().map(gridLine)
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

  private func gridLine(_ index: Int, _ line: AxisPlan.GridLine) -> Element {
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
    if lineCap != .butt { style.set("stroke-linecap", lineCap == .round ? "round" : "square") }
    if lineJoin != .miter { style.set("stroke-linejoin", lineJoin == .round ? "round" : "bevel") }
    if !dash.isEmpty {
      style.set("stroke-dasharray", dash.map(Style.points).joined(separator: " "))
      if dashPhase != 0 { style.set("stroke-dashoffset", points: dashPhase) }
    }
    return style
  }
}
