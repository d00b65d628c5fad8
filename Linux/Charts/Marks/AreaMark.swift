/// A point of an area. The marks of one series are joined in the order in which they are given.
public struct AreaMark {
  let mark: Mark

  /// A point of an area above zero, or above the areas before it.
  public init<X, Y>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.area, x: .value(x.plotted), y: .value(y.plotted))
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of the area of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.area, x: .value(x.plotted), y: .value(y.plotted))
    mark.series = series.plotted
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of an area between two values.
  public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A point of the area of a series, between two values.
  public init<X, Y, S>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
    mark.series = series.plotted
    self.mark = mark
  }
}

extension AreaMark: PrimitiveChartContent {
  /// No body of its own.
  public typealias Body = Never

  var marks: [Mark] { [mark] }
}
