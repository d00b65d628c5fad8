import Foundation

/// A mark that draws a straight line along an axis.
public struct RuleMark {
  let mark: Mark

  /// Creates a vertical line between two values on the y-axis.
  public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// Creates a horizontal line between two values on the x-axis.
  public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Creates a vertical line at a value. `yStart` and `yEnd` are distances in points from the
  /// plot's top edge; by default, the line crosses the plot.
  public init<X>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(.rule, x: .value(x.plotted), y: .fixed(yStart, yEnd))
  }

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
