import Foundation

// Types of Core Graphics in SwiftUI's API that this module supports and Foundation on Linux lacks.

/// The shape of a line's ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle around its last point.
  case round
  /// The line ends with a half square around its last point.
  case square
}

/// The shape of the joins between line segments.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}

/// An affine transformation: x' = a x + c y + tx, y' = b x + d y + ty.
@frozen public struct CGAffineTransform: Equatable, Sendable {
  /// The entries of the transformation matrix.
  public var a, b, c, d, tx, ty: CGFloat

  /// The identity transformation.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transformation from its matrix entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation by points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
}

extension CGPoint {
  /// Returns the point transformed by an affine transformation.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
