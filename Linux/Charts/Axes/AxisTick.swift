import Foundation
import SwiftUI

/// A short line outside of the plot at a value of an axis.
public struct AxisTick {
  /// How long a tick is.
  public struct Length: Sendable {
    /// Four points.
    public static var automatic: AxisTick.Length { Length() }
  }

  private static let automaticLength: CGFloat = 4

  let isCentered: Bool
  let length: CGFloat
  let stroke: StrokeStyle?

  /// Creates a tick of a length, in points.
  ///
  /// - Parameter centered: Whether the tick stands in the middle between its value and the next.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick.
  ///
  /// - Parameter centered: Whether the tick stands in the middle between its value and the next.
  public init(
    centered: Bool? = nil,
    length: AxisTick.Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(centered: centered, length: Self.automaticLength, stroke: stroke)
  }
}

extension AxisTick: KnownAxisMark {
  var parts: [AxisPart] {
    [AxisPart(kind: .tick(isCentered: isCentered, length: length, stroke: stroke))]
  }
}
