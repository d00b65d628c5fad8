import SwiftUI
import WebElements

/// The rendering of a chart: its table of values, and its plot with axes.
@MainActor struct ChartBody {
  let plan: ChartPlan
}

extension ChartBody: PrimitiveView {
  typealias Body = Never

  package func update(_ node: ViewNode) {
    let plot = ChartPlotContent(plan: plan)
    let styled = plan.configuration.plotStyle?(plot) ?? plot
    let labels = plan.axes.flatMap(\.labels).map(\.view)
    node.setChildren([styled] + labels)
  }

  package func render(_ node: ViewNode) -> Output {
    let plot = node.children[0].resolve()
    let greedy = plot.boxes.reduce(into: Axis.Set()) { $0.formUnion($1.greedy) }
    var labels = node.children.dropFirst().map { $0.resolve() }[...]
    let axes = plan.axes.enumerated().map { index, axis in
      let own = Array(labels.prefix(axis.labels.count))
      labels = labels.dropFirst(axis.labels.count)
      return AxisDrawing(axis: axis, labels: own, index: index, node: node).element
    }
    let frame = node.element(
      .div,
      slot: ElementSlot.frame,
      class: "ch-frame",
      style: Style([("grid-template", Self.tracks(greedy))]),
      content: .children([cell(plot, node)] + axes)
    )
    let table = TableDrawing(table: plan.table, node: node).element
    let box = Box(
      node.element(
        .div,
        class: ["chart", plan.configuration.plotStyle == nil ? nil : "styled", classes(greedy)]
          .compactMap { $0 }.joined(separator: " "),
        attributes: [Attribute("role", "figure")],
        content: .children([table].compactMap { $0 } + [frame])
      ),
      greedy: greedy
    )
    return Output(box, preferences: plot.preferences)
  }

  private func cell(_ plot: Output, _ node: ViewNode) -> Element {
    node.element(
      .div,
      slot: ElementSlot.cell,
      class: "b ch-cell",
      content: .children(plot.elements)
    )
  }

  private func classes(_ greedy: Axis.Set) -> String? {
    let classes = [
      greedy.contains(.horizontal) ? "gx" : nil, greedy.contains(.vertical) ? "gy" : nil,
    ]
    return classes.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the grid tracks: the plot takes the available space or has a fixed size.
  private static func tracks(_ greedy: Axis.Set) -> String {
    func track(_ axis: Axis.Set) -> String { greedy.contains(axis) ? "minmax(0,1fr)" : "auto" }
    return "auto \(track(.vertical)) auto / auto \(track(.horizontal)) auto"
  }
}
