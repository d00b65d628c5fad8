import SwiftUI
import WebElements

/// The rendering of a chart: its table of values, and its plot with axes.
@MainActor struct ChartBody {
  let plan: ChartPlan
}

extension ChartBody: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.setChildren([ChartPlot(plan: plan)] + plan.axes.flatMap(\.labels).map(\.view))
  }

  package func render(_ node: ViewNode) -> Output {
    let plot = node.children[0].resolve()
    var labels = node.children.dropFirst().map { $0.resolve() }[...]
    let axes = plan.axes.enumerated().map { index, axis in
      let own = Array(labels.prefix(axis.labels.count))
      labels = labels.dropFirst(axis.labels.count)
      return AxisDrawing(axis: axis, labels: own, index: index, node: node).element
    }
    let cell = node.element(
      .div,
      slot: ElementSlot.cell,
      class: "b ch-cell",
      content: .children(plot.elements)
    )
    let frame = node.element(
      .div,
      slot: ElementSlot.frame,
      class: "ch-frame",
      content: .children([cell] + axes)
    )
    let table = TableDrawing(table: plan.table, node: node).element
    let box = Box(
      node.element(
        .div,
        class: "chart gx gy",
        attributes: [Attribute("role", "figure")],
        content: .children([table].compactMap { $0 } + [frame])
      ),
      greedy: [.horizontal, .vertical]
    )
    return Output(box, preferences: plot.preferences)
  }
}

/// The element slots of a chart's nodes.
enum ElementSlot {
  static let frame = 1
  static let cell = 2
  static let table = 3
  static let drawing = 4
  static let hidden = 5

  /// Returns the slot of an element in the table. Each kind of repeated element has a separate
  /// range of slots.
  static func rows(_ index: Int) -> Int { 10_000_000 + index }
  static func axis(_ axis: Int, _ index: Int) -> Int { 20_000_000 + axis * 100_000 + index }
  static func figure(_ index: Int) -> Int { 30_000_000 + index * 2 }
  static func gridLine(_ index: Int) -> Int { 40_000_000 + index }
}
