import Foundation
import SwiftUI

/// One mark of a chart, as its content describes it.
struct Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle
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
  var annotations: [MarkAnnotation] = []
  var speech = MarkSpeech()

  init(_ kind: Kind, x: Encoding, y: Encoding) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// Which line or area the mark belongs to.
  var seriesKey: Datum? { series?.datum ?? appearance.styleValue?.datum }

  /// Whether the mark grows from left to right: its number is on x and y says only where it stands.
  var isHorizontal: Bool {
    func isNumber(_ encoding: Encoding) -> Bool { encoding.values.first?.datum.number != nil }
    return isNumber(x) && !isNumber(y)
  }

  /// Whether all of its values have a place.
  var isPlaceable: Bool { (x.values + y.values).allSatisfy(\.datum.isPlaceable) }
}

/// What a mark is drawn with.
struct MarkAppearance {
  var style: AnyShapeStyle?
  /// The value by which the chart chooses a style.
  var styleValue: PlottedValue?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: (any ChartSymbolShape)?
  /// The size of a symbol, in points.
  var symbolSize = CGSize(width: 8, height: 8)
}

/// What a screen reader says of a mark.
struct MarkSpeech: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// The distance from the mark, in points.
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
  var view: any View
}
