import SwiftUI

/// The plot of a chart, without its axes.
@MainActor struct ChartPlot {
  let plan: ChartPlan
}

extension ChartPlot: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    PlotDrawing(plan: plan, node: node).output
  }
}
