import Foundation
import SwiftUI

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

struct MarkAppearance {
  var style: AnyShapeStyle?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
}

/// The text that a screen reader speaks for a mark.
struct MarkSpeech: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
}

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Size: Equatable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let size: Size

  init(_ size: Size) {
    self.size = size
  }

  /// Creates a constant size, in points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  /// Creates a constant size, in points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(CGFloat(value)))
  }

  /// The default size: 70% of the step between values, or 10 points if there are no steps.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// Returns a constant size, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

  /// Returns the size of a step minus an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Returns a fraction of a step, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}
