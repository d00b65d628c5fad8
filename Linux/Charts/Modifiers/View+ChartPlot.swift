import Foundation
import SwiftUI

extension View {
  /// Transforms the plot of charts, for example by setting a size or a background.
  public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    transformEnvironment(\.chart) { $0.plotStyle = { content($0) } }
  }
}
