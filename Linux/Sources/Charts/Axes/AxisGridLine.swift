import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
  let isCentered: Bool
  let stroke: StrokeStyle?

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: True to draw the line midway between its value and the next value.
  ///   - stroke: The stroke style; nil for a width of one point.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }
}

extension AxisGridLine: KnownAxisMark {
  var parts: [AxisPart] { [AxisPart(kind: .gridLine(isCentered: isCentered, stroke: stroke))] }
}
