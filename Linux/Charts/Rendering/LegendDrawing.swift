import SwiftUI
import WebElements

/// Makes the legend: the values of `foregroundStyle(by:)` with their colors.
@MainActor struct LegendDrawing {
  let plan: ChartPlan
  let node: ViewNode

  private var configuration: LegendConfiguration { plan.configuration.legend }

  /// The legend where it stands above the plot.
  var before: [Element] { isAbove ? elements(class: "ch-legend", spacing: "margin-bottom") : [] }

  /// The legend where it stands below the plot.
  var after: [Element] { isBelow ? elements(class: "ch-legend", spacing: "margin-top") : [] }

  /// The legend where it stands beside the plot or in front of it.
  var inFrame: [Element] {
    switch configuration.position.place {
    case .leading: elements(class: "ch-legend leading", spacing: "margin-inline-end")
    case .trailing: elements(class: "ch-legend trailing", spacing: "margin-inline-start")
    case .overlay: elements(class: "ch-legend overlay", spacing: "margin")
    default: []
    }
  }

  private var isAbove: Bool {
    [.top, .topLeading, .topTrailing].contains(configuration.position.place)
  }

  private var isBelow: Bool {
    [.automatic, .bottom, .bottomLeading, .bottomTrailing].contains(configuration.position.place)
  }

  private func elements(class name: String, spacing: String) -> [Element] {
    guard configuration.visibility != .hidden, !plan.series.isEmpty else { return [] }
    let entries = plan.series.enumerated().map(entry)
    return [
      node.element(
        .div,
        slot: ElementSlot.legend,
        class: name,
        style: Style([
          (spacing, Style.points(configuration.spacing)), ("justify-content", justification),
        ]),
        // The table names each value's series.
        attributes: [Attribute("aria-hidden", "true")],
        content: .children(entries)
      )
    ]
  }

  private var justification: String {
    switch (configuration.alignment?.horizontal, configuration.position.place) {
    case (.trailing?, _), (nil, .topTrailing), (nil, .bottomTrailing): "end"
    case (.center?, _): "center"
    default: "start"
    }
  }

  private func entry(_ index: Int, _ value: PlottedValue) -> Element {
    let slot = ElementSlot.legendEntry(index * 4)
    let swatch = node.element(
      .span,
      slot: slot + 1,
      class: "ch-swatch",
      style: Style([("background", plan.css(of: value.datum, in: node.environment))]),
      content: .children([])
    )
    let name = node.element(
      .span,
      slot: slot + 2,
      class: "t f-caption",
      content: .text(plan.locale.spoken(value))
    )
    return node.element(.span, slot: slot, class: "ch-entry", content: .children([swatch, name]))
  }
}
