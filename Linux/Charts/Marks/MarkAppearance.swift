import Foundation
import SwiftUI

/// What a mark is drawn with.
struct MarkAppearance {
  var style: AnyShapeStyle?
  /// The value by which the chart chooses a style.
  var styleValue: PlottedValue?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
  var symbol: (any ChartSymbolShape)?
  /// The size of a symbol, in points.
  var symbolSize = CGSize(width: 8, height: 8)
}
