import Foundation
import SwiftUI

/// A line through points, in a square that the browser stretches to the plot.
struct Curve {
  /// The side length of the square.
  static let side = 1_000.0

  private let points: [CGPoint]

  init(_ points: [CurvePoint]) {
    self.points = points.map { CGPoint(x: $0.x * Self.side, y: $0.y * Self.side) }
  }

  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }
}
