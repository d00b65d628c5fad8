import Foundation
import SwiftUI

extension View {
  /// Changes the plot of charts: gives it a size or a ground.
  public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    transformEnvironment(\.chart) { $0.plotStyle = { content($0) } }
  }

  /// Says whether charts have a legend. Without it, those have one that use `foregroundStyle(by:)`.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.legend.visibility = visibility }
  }

  /// Says where the legend of charts stands.
  ///
  /// - Parameter spacing: The distance from the plot, in points; 8 without it.
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chart) { chart in
      chart.legend.position = position
      chart.legend.alignment = alignment
      chart.legend.spacing = spacing ?? chart.legend.spacing
    }
  }
}
