import Foundation

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part started.
    case closeSubpath
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path step by step.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path around a rectangle.
  public init(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Creates a path around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2),
      height: min(cornerSize.height, rect.height / 2)
    )
    // The distance of the control points with which a cubic curve comes closest to a quarter circle.
    let k = 0.552_284_749_8
    func corner(_ x: CGFloat, _ y: CGFloat, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
      addLine(to: CGPoint(x: x + from.0 * size.width, y: y + from.1 * size.height))
      addCurve(
        to: CGPoint(x: x + to.0 * size.width, y: y + to.1 * size.height),
        control1: CGPoint(
          x: x + from.0 * (1 - k) * size.width,
          y: y + from.1 * (1 - k) * size.height
        ),
        control2: CGPoint(x: x + to.0 * (1 - k) * size.width, y: y + to.1 * (1 - k) * size.height)
      )
    }
    move(to: CGPoint(x: rect.minX + size.width, y: rect.minY))
    corner(rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
    corner(rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
    corner(rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
    corner(rect.minX, rect.minY, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// Creates a path around an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2)
    )
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new part at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the part started.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }
}

/// How the corners of a rounded rectangle are bent.
public enum RoundedCornerStyle: Sendable {
  /// As quarters of a circle.
  case circular
  /// Passing over smoothly into the sides. The browser draws it as `circular`.
  case continuous
}
