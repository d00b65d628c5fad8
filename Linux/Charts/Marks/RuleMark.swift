import Foundation

/// A straight line along one of the axes.
public struct RuleMark {
  let mark: Mark

  /// A standing line between two values.
  public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A lying line between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// A standing line at a value, from edge to edge or between points from the top of the plot.
  public init<X>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(.rule, x: .value(x.plotted), y: .fixed(yStart, yEnd))
  }

  /// A lying line at a value, from edge to edge or between points from the left of the plot.
  public init<Y>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(.rule, x: .fixed(xStart, xEnd), y: .value(y.plotted))
  }
}

extension RuleMark: PrimitiveChartContent {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never

  var marks: [Mark] { [mark] }
}
