import SwiftUI

/// A point.
public struct PointMark {
  let mark: Mark

  /// A point at two values.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    var mark = Mark(.point, x: .value(x.plotted), y: .value(y.plotted))
    mark.appearance.symbol = BasicChartSymbolShape.circle
    self.mark = mark
  }
}

extension PointMark: PrimitiveChartContent {
  /// No body of its own.
  public typealias Body = Never

  var marks: [Mark] { [mark] }
}
