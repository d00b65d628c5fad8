/// A mark that adds a point to a line. The points of a series are joined in the given order.
public struct LineMark {
  let mark: Mark

  /// Creates a point of the chart's single line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point of the line of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
    mark.series = series.plotted
    self.mark = mark
  }
}

extension LineMark: PrimitiveChartContent {
  var marks: [Mark] { [mark] }
}
