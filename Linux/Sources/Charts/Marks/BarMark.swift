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
