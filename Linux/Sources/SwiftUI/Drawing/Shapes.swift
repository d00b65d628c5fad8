import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, BoxShape {
  let insetAmount: CGFloat
  var cornerRadius: String { "0" }

  init(insetAmount: CGFloat) { self.insetAmount = insetAmount }

  /// Creates a rectangle.
  public init() { self.init(insetAmount: 0) }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// Returns the shape inset by points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Rectangle(insetAmount: insetAmount + amount)
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, BoxShape {
  /// The size of each corner, in points.
  public let cornerSize: CGSize
  /// The shape of the corners.
  public let style: RoundedCornerStyle
  let insetAmount: CGFloat
  var cornerRadius: String { Style.points(max(0, cornerSize.width - insetAmount)) }

  private init(cornerSize: CGSize, style: RoundedCornerStyle, insetAmount: CGFloat) {
    self.cornerSize = cornerSize
    self.style = style
    self.insetAmount = insetAmount
  }

  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a corner size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: cornerSize, style: style, insetAmount: 0)
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerSize: cornerSize,
      style: style
    )
  }

  /// Returns the shape inset by points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerSize: cornerSize, style: style, insetAmount: insetAmount + amount)
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, BoxShape {
  /// The shape of the corners.
  public let style: RoundedCornerStyle
  let insetAmount: CGFloat
  var cornerRadius: String { "999px" }

  private init(style: RoundedCornerStyle, insetAmount: CGFloat) {
    self.style = style
    self.insetAmount = insetAmount
  }

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.init(style: style, insetAmount: 0)
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Returns the shape inset by points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Capsule(style: style, insetAmount: insetAmount + amount)
  }
}

/// The largest circle that fits.
///
/// The circle is drawn as a path, because a box with rounded corners would be an oval unless it is
/// square.
nonisolated public struct Circle: InsettableShape {
  let insetAmount: CGFloat

  init(insetAmount: CGFloat) { self.insetAmount = insetAmount }

  /// Creates a circle.
  public init() { self.init(insetAmount: 0) }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * insetAmount)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// Returns the shape inset by points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Circle(insetAmount: insetAmount + amount)
  }
}
