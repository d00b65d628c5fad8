/// A mark that shows data as a bar.
public struct BarMark {
  let mark: Mark

  /// Creates a bar that starts at zero or, if stacked, at the end of the previous bar.
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
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a vertical bar between two values on the y-axis.
  public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
    mark.width = width
    self.mark = mark
  }

  /// Creates a horizontal bar between two values on the x-axis.
  public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.height = height
    self.mark = mark
  }
}

extension BarMark: PrimitiveChartContent {
  var marks: [Mark] { [mark] }
}
