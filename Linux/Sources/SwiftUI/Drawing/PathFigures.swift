import Foundation

/// A rounded rectangle as a figure of a path.
struct RoundedRect: Equatable, Sendable {
  let rect: CGRect
  let corner: CGSize

  init(_ rect: CGRect, cornerSize: CGSize) {
    self.rect = rect.standardized
    corner = CGSize(
      width: max(0, min(cornerSize.width, self.rect.width / 2)),
      height: max(0, min(cornerSize.height, self.rect.height / 2))
    )
  }

  /// The start and end of the figure in SVG path data.
  var start: CGPoint { CGPoint(x: rect.minX + corner.width, y: rect.minY) }

  var elements: [Path.Element] {
    isEllipse ? ellipse : sides
  }

  private var isEllipse: Bool {
    corner.width * 2 == rect.width && corner.height * 2 == rect.height
  }

  /// The elements of an ellipse, which start at the right side, as in Core Graphics.
  private var ellipse: [Path.Element] {
    let quarters: [((CGFloat, CGFloat), (CGFloat, CGFloat))] = [
      ((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0)),
    ]
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * corner.width, y: rect.midY + y * corner.height)
    }
    let curves = quarters.map { from, to in
      Path.Element.curve(
        to: point(to.0, to.1),
        control1: point(from.0 + to.0 * Self.reach, from.1 + to.1 * Self.reach),
        control2: point(to.0 + from.0 * Self.reach, to.1 + from.1 * Self.reach)
      )
    }
    return [.move(to: point(1, 0))] + curves + [.closeSubpath]
  }

  /// The distance of a cubic curve's control points, as a fraction of the radius, that best
  /// approximates a quarter circle.
  private static let reach = 0.552_284_749_8

  private var sides: [Path.Element] {
    let k = Self.reach
    var elements = [Path.Element.move(to: start)]
    func turn(_ x: CGFloat, _ y: CGFloat, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
      func point(_ side: (CGFloat, CGFloat), _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + side.0 * share * corner.width, y: y + side.1 * share * corner.height)
      }
      elements.append(.line(to: point(from, 1)))
      elements.append(
        .curve(to: point(to, 1), control1: point(from, 1 - k), control2: point(to, 1 - k))
      )
    }
    turn(rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
    turn(rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
    turn(rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
    turn(rect.minX, rect.minY, from: (0, 1), to: (1, 0))
    return elements + [.closeSubpath]
  }
}

/// A circular arc as a figure of a path whose current point is the arc's start.
struct Arc: Equatable, Sendable {
  let center: CGPoint
  let radius: CGFloat
  /// The start angle in radians, measured from the x-axis.
  let start: Double
  /// The relative angle in radians. Positive angles turn clockwise on the screen.
  let delta: Double

  /// Returns the point at a fraction of the way from start to end.
  func point(at share: Double) -> CGPoint {
    let angle = start + delta * share
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Bézier curves of at most a quarter circle each.
  var elements: [Path.Element] {
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    // The distance of the control points along the tangents.
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let end = point(at: Double(index + 1) / Double(count))
      let begin = point(at: Double(index) / Double(count))
      return .curve(
        to: end,
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
      )
    }
  }
}
