import Foundation

/// How the outline of a path is drawn.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// How thick the line is, in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How its parts meet.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may reach, as a multiple of the line's width; beyond, it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; a line without gaps has none.
  public var dash: [CGFloat]
  /// Where in the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a way of drawing.
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
