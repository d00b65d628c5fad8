import Foundation

/// A mark of a chart with its properties.
struct Mark {
  enum Kind {
    case bar, line, rule
  }

  /// The position of a mark along an axis.
  enum Encoding {
    case value(PlottedValue)
    /// Positions in points from the start of the plot; nil for an edge of the plot.
    case fixed(CGFloat?, CGFloat?)

    /// The plotted value, or nil for a fixed position.
    var value: PlottedValue? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  let kind: Kind
  var x: Encoding
  var y: Encoding
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var appearance = MarkAppearance()
  var speech = MarkSpeech()

  init(_ kind: Kind, x: Encoding, y: Encoding) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// True if the mark extends horizontally, because only x is a number.
  var isHorizontal: Bool { x.value?.datum.number != nil && y.value?.datum.number == nil }

  /// True if all values can be drawn.
  var isPlaceable: Bool { [x, y].allSatisfy { $0.value?.datum.isPlaceable ?? true } }
}
