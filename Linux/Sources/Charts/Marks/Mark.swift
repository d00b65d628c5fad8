import Foundation

/// A mark of a chart with its properties.
struct Mark {
  enum Kind {
    case bar, line, rule
  }

  /// The position of a mark along an axis.
  enum Encoding {
    case value(PlottedValue)
    case interval(PlottedValue, PlottedValue)
    /// Positions in points from the start of the plot; nil for an edge of the plot.
    case fixed(CGFloat?, CGFloat?)

    /// The plotted values: one or two, or none for a fixed position.
    var values: [PlottedValue] {
      switch self {
      case .value(let value): [value]
      case .interval(let start, let end): [start, end]
      case .fixed: []
      }
    }
  }

  let kind: Kind
  var x: Encoding
  var y: Encoding
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedValue?
  var appearance = MarkAppearance()
  var speech = MarkSpeech()

  init(_ kind: Kind, x: Encoding, y: Encoding) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// True if the mark extends horizontally, because only x is a number.
  var isHorizontal: Bool {
    func isNumber(_ encoding: Encoding) -> Bool { encoding.values.first?.datum.number != nil }
    return isNumber(x) && !isNumber(y)
  }

  /// True if all values can be drawn.
  var isPlaceable: Bool { (x.values + y.values).allSatisfy(\.datum.isPlaceable) }
}
