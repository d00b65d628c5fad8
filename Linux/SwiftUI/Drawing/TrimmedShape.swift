import Foundation

/// A part of a shape's outline.
nonisolated private struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }
}

extension Shape {
  /// The part of the shape's outline between two fractions of its length, from 0 to 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
}
