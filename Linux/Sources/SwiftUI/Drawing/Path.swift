import Foundation

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
  /// A part of the path: a line, a curve, or a figure that the browser can draw natively.
  enum Piece: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
    case roundedRect(RoundedRect)
    case arc(Arc)
  }

  var pieces: [Piece] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure builds.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path around a rounded rectangle.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path around an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    pieces.append(.move(to: end))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    pieces.append(.line(to: end))
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pieces.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to the start of the subpath.
  public mutating func closeSubpath() {
    pieces.append(.closeSubpath)
  }
}

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners with continuous curvature. The browser draws them as `circular`.
  case continuous
}

/// A rounded rectangle as a figure of a path.
struct RoundedRect: Equatable, Sendable {
  let rect: CGRect
  let corner: CGSize

  init(_ rect: CGRect, cornerSize: CGSize) {
    self.rect = rect.standardized
    corner = CGSize(
      width: max(0, min(cornerSize.width, self.rect.width / 2)),
      height: max(0, min(cornerSize.height, self.rect.height / 2))
    )
  }

  /// The start and end of the figure in SVG path data.
  var start: CGPoint { CGPoint(x: rect.minX + corner.width, y: rect.minY) }
}

/// A circular arc as a figure of a path whose current point is the arc's start.
struct Arc: Equatable, Sendable {
  let center: CGPoint
  let radius: CGFloat
  /// The start angle in radians, measured from the x-axis.
  let start: Double
  /// The relative angle in radians. Positive angles turn clockwise on the screen.
  let delta: Double

  /// Returns the point at a fraction of the way from start to end.
  func point(at share: Double) -> CGPoint {
    let angle = start + delta * share
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
