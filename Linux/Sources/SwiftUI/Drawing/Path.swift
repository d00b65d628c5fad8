import Foundation

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A cubic Bézier curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// A part of the path: an element, or a figure that the browser can draw natively.
  enum Piece: Equatable, Sendable {
    case step(Element)
    case roundedRect(RoundedRect)
    case arc(Arc)
  }

  var pieces: [Piece] = []

  /// The elements of the path, including those of its figures.
  var elements: [Element] {
    pieces.flatMap { piece in
      switch piece {
      case .step(let element): [element]
      case .roundedRect(let figure): figure.elements
      case .arc(let arc): arc.elements
      }
    }
  }

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

  /// Creates a path around a rectangle with a corner radius in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a path around an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    pieces.append(.step(.move(to: end)))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    pieces.append(.step(.line(to: end)))
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pieces.append(.step(.curve(to: end, control1: control1, control2: control2)))
  }

  /// Adds a line back to the start of the subpath.
  public mutating func closeSubpath() {
    pieces.append(.step(.closeSubpath))
  }
}

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners with continuous curvature. The browser draws them as `circular`.
  case continuous
}
