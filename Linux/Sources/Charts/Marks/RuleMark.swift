import Foundation

/// A mark that draws a straight line along an axis.
public struct RuleMark {
  let mark: Mark

  /// Creates a horizontal line at a value. `xStart` and `xEnd` are distances in points from the
  /// plot's left edge; by default, the line crosses the plot.
  public init<Y>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(.rule, x: .fixed(xStart, xEnd), y: .value(y.plotted))
  }
}

extension RuleMark: PrimitiveChartContent {
  var marks: [Mark] { [mark] }
}
