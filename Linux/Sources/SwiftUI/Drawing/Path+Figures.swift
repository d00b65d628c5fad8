import Foundation

extension Path {
  /// Adds straight lines between points, as a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    pieces.append(.roundedRect(RoundedRect(rect, cornerSize: cornerSize)))
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    pieces.append(.roundedRect(RoundedRect(rect, cornerSize: radii)))
  }

  /// Adds a circular arc with a relative angle, preceded by a straight line to its start if a
  /// subpath is open.
  ///
  /// Positive angles turn clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    let arc = Arc(
      center: center,
      radius: radius,
      start: startAngle.radians,
      delta: delta.radians
    )
    let start = arc.point(at: 0)
    if isOpen { addLine(to: start) } else { move(to: start) }
    pieces.append(.arc(arc))
  }

  /// Adds an arc that rounds the corner between two lines: from the current point to the first
  /// point, and from there to the second. Does nothing if the path is empty.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat
  ) {
    guard let start = currentPoint else { return }
    let corner = tangent1End
    let before = atan2(start.y - corner.y, start.x - corner.x)
    let after = atan2(tangent2End.y - corner.y, tangent2End.x - corner.x)
    // The signed angle between the two lines. Its sign is the direction of the arc.
    let angle = (after - before).remainder(dividingBy: 2 * .pi)
    guard radius > 0, abs(sin(angle)) > 1e-9 else {
      addLine(to: corner)
      return
    }
    let distance = radius / abs(sin(angle / 2))
    let middle = before + angle / 2
    let center = CGPoint(
      x: corner.x + distance * cos(middle),
      y: corner.y + distance * sin(middle)
    )
    let turn = angle > 0 ? -(.pi - angle) : .pi + angle
    let foot = radius / tan(abs(angle) / 2)
    let touch = CGPoint(x: corner.x + foot * cos(before), y: corner.y + foot * sin(before))
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: Angle(radians: atan2(touch.y - center.y, touch.x - center.x)),
      delta: Angle(radians: turn)
    )
  }

  /// Adds the subpaths of another path.
  public mutating func addPath(_ path: Path) {
    pieces += path.pieces
  }

  /// The end of the last element, or nil if the path is empty.
  public var currentPoint: CGPoint? {
    switch pieces.last {
    case .move(let end), .line(let end), .curve(let end, _, _): end
    case .arc(let arc): arc.point(at: 1)
    case .roundedRect, .closeSubpath: lastStart
    case nil: nil
    }
  }

  /// The start of the last subpath.
  private var lastStart: CGPoint? {
    for piece in pieces.reversed() {
      switch piece {
      case .move(let point): return point
      case .roundedRect(let figure): return figure.start
      default: continue
      }
    }
    return nil
  }

  private var isOpen: Bool {
    switch pieces.last {
    case nil, .closeSubpath, .roundedRect: false
    default: true
    }
  }
}
