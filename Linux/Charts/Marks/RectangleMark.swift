import Foundation

/// A rectangle.
public struct RectangleMark {
  let mark: Mark

  /// A rectangle around the place of two values.
  public init<X, Y>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .value(x.plotted), y: .value(y.plotted))
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values along each axis.
  public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      .rectangle,
      x: .interval(xStart.plotted, xEnd.plotted),
      y: .interval(yStart.plotted, yEnd.plotted)
    )
  }

  /// A rectangle between two values of x, from edge to edge or between points from the top.
  public init<X>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(
      .rectangle,
      x: .interval(xStart.plotted, xEnd.plotted),
      y: .fixed(yStart, yEnd)
    )
  }

  /// A rectangle between two values of y, from edge to edge or between points from the left.
  public init<Y>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(
      .rectangle,
      x: .fixed(xStart, xEnd),
      y: .interval(yStart.plotted, yEnd.plotted)
    )
  }

  /// A rectangle between two values of x, around a value of y.
  public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    mark.height = height
    self.mark = mark
  }

  /// A rectangle around a value of x, between two values of y.
  public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
    mark.width = width
    self.mark = mark
  }
}

extension RectangleMark: PrimitiveChartContent {
  /// No body of its own.
  public typealias Body = Never

  var marks: [Mark] { [mark] }
}
