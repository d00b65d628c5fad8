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
