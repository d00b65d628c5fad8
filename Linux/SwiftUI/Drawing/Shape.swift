import Foundation
import WebElements

/// A form that can be filled, stroked, and used to cut a view.
public protocol Shape: Sendable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller on all sides, by points.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape that a style sheet can draw as the border of a box, which scales without a script.
protocol BoxShape: Shape {
  /// The radius of the corners, as the style sheet writes it.
  nonisolated var cornerRadius: String { get }
  /// How far the shape lies inside its box, in points.
  nonisolated var insetAmount: CGFloat { get }
}

/// How a shape is filled.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside when the outline runs around it an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
