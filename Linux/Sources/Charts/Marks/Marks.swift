import Foundation

/// A mark that shows data as a bar.
public struct BarMark {
  let mark: Mark

  /// Creates a bar that starts at zero or at the end of the previous bar at the same position.
  ///
  /// The bar is vertical if y is a number, and horizontal if only x is a number.
  public init<X, Y>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .value(x.plotted), y: .value(y.plotted))
    mark.width = width
    mark.height = height
    self.mark = mark
  }
}

extension BarMark: PrimitiveChartContent {
  var marks: [Mark] { [mark] }
}

/// The method of stacking marks at the same position.
public struct MarkStackingMethod: Equatable, Sendable {
  /// Stacks marks from zero, and negative marks in the opposite direction.
  public static var standard: MarkStackingMethod { MarkStackingMethod() }
}

/// A mark that adds a point to the chart's line. The points are joined in the given order.
public struct LineMark {
  let mark: Mark

  /// Creates a point of the line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
  }
}

extension LineMark: PrimitiveChartContent {
  var marks: [Mark] { [mark] }
}

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
