import Foundation

/// The properties of a stroke.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the joins between segments.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner, as a multiple of the line width. Longer corners are
  /// beveled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

// Types of Core Graphics in SwiftUI's API that this module supports and Foundation on Linux lacks.

/// The shape of a line's ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle around its last point.
  case round
  /// The line ends with a half square around its last point.
  case square
}

/// The shape of the joins between line segments.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}
