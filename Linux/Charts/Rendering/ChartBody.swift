import SwiftUI
import WebElements

/// A chart as elements: its table of values, its plot with axes around it, and its legend.
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
    let legend = LegendDrawing(plan: plan, node: node)
    let frame = node.element(
      .div,
      slot: ElementSlot.frame,
      class: frameClasses,
      style: Style([("grid-template", Self.tracks(greedy))]),
      content: .children([cell(plot, node)] + axes + legend.inFrame)
    )
    let table = TableDrawing(table: plan.table, node: node).element
    var box = Box(
      node.element(
        .div,
        class: ["chart", plan.configuration.plotStyle == nil ? nil : "styled", classes(greedy)]
          .compactMap { $0 }.joined(separator: " "),
        attributes: [Attribute("role", "figure")],
        content: .children([table].compactMap { $0 } + legend.before + [frame] + legend.after)
      ),
      greedy: greedy
    )
    // A row gives a chart what its texts leave over.
    box.textLength = 0
    return Output(box, preferences: plot.preferences)
  }

  /// An annotation above or behind a mark that reaches up to the edge of the plot gets room of its
  /// own there. How high the plot is, the browser knows: an eighth of it is a line of text or more.
  private var frameClasses: String {
    let notes = plan.figures.flatMap(\.notes)
    let isHigh = notes.contains { note in
      note.annotation.position.isAbove && note.annotation.overflow.y.isResolved
        && note.y.start.share < 1 / 8
    }
    let isLong = notes.contains { note in
      note.annotation.position.place == .trailing && note.annotation.overflow.x.isResolved
        && note.x.end.share > 7 / 8
    }
    return "ch-frame" + (isHigh ? " headroom" : "") + (isLong ? " endroom" : "")
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

  /// The rows and columns: the plot takes the room that there is, or has a size of its own.
  private static func tracks(_ greedy: Axis.Set) -> String {
    func track(_ axis: Axis.Set) -> String { greedy.contains(axis) ? "minmax(0,1fr)" : "auto" }
    return "auto \(track(.vertical)) auto / auto \(track(.horizontal)) auto"
  }
}

extension AnnotationPosition {
  var isAbove: Bool {
    [.automatic, .top, .topLeading, .topTrailing].contains(place)
  }
}
