import Foundation
import SwiftUI

/// A line through points, in a square that the browser stretches over the plot.
struct Curve {
  /// The side of the square.
  static let side = 1_000.0

  private let points: [CGPoint]

  init(_ points: [CurvePoint]) {
    self.points = points.map { CGPoint(x: $0.x * Self.side, y: $0.y * Self.side) }
  }

  /// The line alone.
  var path: Path { Self.path(through: points) }

  /// The area between this line and another one with the same values of x.
  func path(downTo lower: Curve) -> Path {
    guard !points.isEmpty else { return Path() }
    var path = Self.path(through: points + lower.points.reversed())
    path.closeSubpath()
    return path
  }

  private static func path(through points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }
}
