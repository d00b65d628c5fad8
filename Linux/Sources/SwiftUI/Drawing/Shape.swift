import Foundation
import WebElements

/// A two-dimensional shape that can be filled, stroked, and used to clip a view.
public protocol Shape: Sendable, View {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by points on all sides.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape that CSS can draw as the border of a box, so that it scales without a script.
protocol BoxShape: Shape {
  /// The corner radius in CSS notation.
  nonisolated var cornerRadius: String { get }
  /// The inset of the shape in its box, in points.
  nonisolated var insetAmount: CGFloat { get }
}

/// The rule for filling a shape.
@frozen public struct FillStyle: Equatable, Sendable {
  /// True for the even-odd rule: a point is inside if the outline winds around it an odd number of
  /// times.
  public var isEOFilled: Bool
  /// True to smooth the edges. On Linux the value has no effect, because browsers always smooth
  /// edges.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
