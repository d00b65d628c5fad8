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
}
