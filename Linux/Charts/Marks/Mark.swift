import Foundation

/// One mark of a chart, as its content describes it.
struct Mark {
  enum Kind {
    case bar, line, rule
  }

  /// Where a mark lies along an axis.
  enum Encoding {
    case value(PlottedValue)
    case interval(PlottedValue, PlottedValue)
    /// Points from where the plot begins; from edge to edge where they are missing.
    case fixed(CGFloat?, CGFloat?)

    /// The values, one or two.
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

  /// Whether the mark grows from left to right: its number is on x and y says only where it stands.
  var isHorizontal: Bool {
    func isNumber(_ encoding: Encoding) -> Bool { encoding.values.first?.datum.number != nil }
    return isNumber(x) && !isNumber(y)
  }

  /// Whether all of its values have a place.
  var isPlaceable: Bool { (x.values + y.values).allSatisfy(\.datum.isPlaceable) }
}
