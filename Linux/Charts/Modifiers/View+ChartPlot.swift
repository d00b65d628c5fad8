import Foundation
import SwiftUI

extension View {
  /// Changes the plot of charts: gives it a size or a ground.
  public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    transformEnvironment(\.chart) { $0.plotStyle = { content($0) } }
  }
}
