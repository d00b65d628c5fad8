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
