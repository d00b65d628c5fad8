import SwiftUI

/// A point of a line. The marks of one series are joined in the order in which they are given.
public struct LineMark {
  let mark: Mark

  /// A point of the chart's only line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// A point of the line of a series.
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
  /// `Never`, because this type renders without a body.
  public typealias Body = Never

  var marks: [Mark] { [mark] }
}
