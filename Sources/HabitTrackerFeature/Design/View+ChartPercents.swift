import Charts
import Foundation
import SwiftUI

extension View {
  /// The y axis of a chart of shares, from nothing to all.
  func chartYPercents() -> some View {
    chartYScale(domain: 0...1)
      .chartYAxis {
        AxisMarks(values: [0, 0.5, 1]) {
          AxisGridLine()
            .foregroundStyle(.separatorLine)
          AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            .foregroundStyle(.secondText)
        }
      }
  }
}
