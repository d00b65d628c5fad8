import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Size: Equatable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let size: Size

  init(_ size: Size) {
    self.size = size
  }

  /// Creates a constant size, in points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  /// Creates a constant size, in points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(CGFloat(value)))
  }

  /// The default size: 70% of the step between values, or 10 points if there are no steps.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// Returns a constant size, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

  /// Returns the size of a step minus an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Returns a fraction of a step, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}
