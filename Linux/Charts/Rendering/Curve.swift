import Foundation
import SwiftUI

/// A line through points, in a square that the browser stretches over the plot.
///
/// Each way of joining gives the same curve when the plot is stretched: the uniform spline and the
/// monotone one look only at one direction at a time.
struct Curve {
  /// The side of the square.
  static let side = 1_000.0

  let points: [CGPoint]
  let method: InterpolationMethod.Method

  init(_ points: [CurvePoint], _ method: InterpolationMethod) {
    self.points = points.map { CGPoint(x: $0.x * Self.side, y: $0.y * Self.side) }
    self.method = method.method
  }

  /// The line alone.
  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      add(to: &path)
    }
  }

  /// The area between this line and another one with the same values of x.
  func path(downTo lower: Curve) -> Path {
    Path { path in
      guard let first = points.first, let last = lower.points.last else { return }
      path.move(to: first)
      add(to: &path)
      path.addLine(to: last)
      Curve(reversing: lower).add(to: &path)
      path.closeSubpath()
    }
  }

  private init(reversing curve: Curve) {
    points = curve.points.reversed()
    method =
      switch curve.method {
      case .stepStart: .stepEnd
      case .stepEnd: .stepStart
      default: curve.method
      }
  }

  private func add(to path: inout Path) {
    guard points.count > 1 else { return }
    let slopes = method == .monotone ? monotoneSlopes : []
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      switch method {
      case .linear: path.addLine(to: to)
      case .stepStart:
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      case .catmullRom:
        let before = points[max(0, index - 2)]
        let after = points[min(points.count - 1, index + 1)]
        path.addCurve(
          to: to,
          control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6)
        )
      case .monotone:
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to,
          control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index - 1]),
          control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index])
        )
      }
    }
  }

  /// The slope at each point that keeps the curve from rising where the points fall (Fritsch and
  /// Carlson, "Monotone piecewise cubic interpolation", 1980).
  private var monotoneSlopes: [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    guard let first = secants.first, let last = secants.last else { return [0] }
    var slopes =
      [first]
      + zip(secants, secants.dropFirst()).map { $0 * $1 <= 0 ? 0 : ($0 + $1) / 2 } + [last]
    for (index, secant) in secants.enumerated() {
      if secant == 0 {
        (slopes[index], slopes[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (slopes[index] / secant, slopes[index + 1] / secant)
      let length = (a * a + b * b).squareRoot()
      if length > 3 {
        slopes[index] = 3 / length * a * secant
        slopes[index + 1] = 3 / length * b * secant
      }
    }
    return slopes
  }
}
