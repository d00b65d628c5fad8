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
