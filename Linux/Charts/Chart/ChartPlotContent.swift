import SwiftUI

/// The plot of a chart, without its axes.
public struct ChartPlotContent {
  let plan: ChartPlan
}

extension ChartPlotContent: PrimitiveView {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}

  package func render(_ node: ViewNode) -> Output {
    PlotDrawing(plan: plan, node: node).output
  }
}
