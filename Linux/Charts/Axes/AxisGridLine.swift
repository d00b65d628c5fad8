import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
  let isCentered: Bool
  let stroke: StrokeStyle?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line stands in the middle between its value and the next.
  ///   - stroke: How the line is drawn: one point thick without it.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }
}

extension AxisGridLine: KnownAxisMark {
  var parts: [AxisPart] { [AxisPart(kind: .gridLine(isCentered: isCentered, stroke: stroke))] }
}
