import Foundation

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part started.
    case closeSubpath
  }

  /// What the path is made of: single steps, and figures that a browser draws by itself.
  enum Piece: Equatable, Sendable {
    case step(Element)
    case roundedRect(RoundedRect)
    case arc(Arc)
  }

  var pieces: [Piece] = []

  /// The path step by step.
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

  /// Creates a path step by step.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path around a rectangle with round corners of one radius, in points.
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

  /// Starts a new part at a point.
  public mutating func move(to end: CGPoint) {
    pieces.append(.step(.move(to: end)))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    pieces.append(.step(.line(to: end)))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pieces.append(.step(.curve(to: end, control1: control1, control2: control2)))
  }

  /// Adds a line back to where the part started.
  public mutating func closeSubpath() {
    pieces.append(.step(.closeSubpath))
  }
}

/// How the corners of a rounded rectangle are bent.
public enum RoundedCornerStyle: Sendable {
  /// As quarters of a circle.
  case circular
  /// Passing over smoothly into the sides. The browser draws it as `circular`.
  case continuous
}
