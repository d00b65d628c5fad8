import Charts
import Foundation
import SwiftUI

extension View {
  /// Sets the y axis to percentages from 0 to 100.
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
