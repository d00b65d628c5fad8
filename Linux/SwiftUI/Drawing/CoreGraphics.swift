import Foundation

// Of CoreGraphics, Foundation on Linux has points, sizes and rectangles alone. These are the other
// types that SwiftUI's own declarations name, as far as they are used here.

/// How a line ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// With half a circle around its last point.
  case round
  /// With half a square around its last point.
  case square
}

/// How two parts of a line meet.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// Cut off.
  case bevel
}

/// A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
@frozen public struct CGAffineTransform: Equatable, Sendable {
  /// The numbers of the map.
  public var a, b, c, d, tx, ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map of its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a map that moves, by points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
}

extension CGPoint {
  /// Where a map moves the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
