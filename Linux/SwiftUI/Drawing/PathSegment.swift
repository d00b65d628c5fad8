import Foundation

/// A line or a curve from one point to another.
struct PathSegment {
  /// A curve is measured as so many straight lines.
  private static let chords = 32

  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isLine: Bool
  /// How far the segment has come after each chord; the last one is its length.
  let distances: [CGFloat]

  var length: CGFloat { distances.last ?? 0 }

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(start, start, end, end, isLine: true)
  }

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
    guard !isLine else {
      distances = [Self.distance(start, end)]
      return
    }
    var distances: [CGFloat] = []
    var last = start
    for chord in 1...Self.chords {
      let time = CGFloat(chord) / CGFloat(Self.chords)
      let point = Self.split(start, control1, control2, end, at: time).middle
      distances.append((distances.last ?? 0) + Self.distance(last, point))
      last = point
    }
    self.distances = distances
  }

  static func segments(of elements: [Path.Element]) -> [PathSegment] {
    var segments: [PathSegment] = []
    var first = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        first = point
        last = point
      case .line(let point):
        segments.append(PathSegment(line: last, point))
        last = point
      case .curve(let point, let one, let two):
        segments.append(PathSegment(last, one, two, point, isLine: false))
        last = point
      case .closeSubpath:
        if last != first { segments.append(PathSegment(line: last, first)) }
        last = first
      }
    }
    return segments
  }

  /// The part between two distances from the start.
  func part(from lower: CGFloat, to upper: CGFloat) -> PathSegment {
    if lower <= 0, upper >= length { return self }
    let (from, to) = (time(at: lower), time(at: upper))
    if isLine {
      return PathSegment(line: Self.between(start, end, from), Self.between(start, end, to))
    }
    let head = Self.split(start, control1, control2, end, at: to)
    let tail = Self.split(
      start,
      head.before.0,
      head.before.1,
      head.middle,
      at: to > 0 ? from / to : 0
    )
    return PathSegment(tail.middle, tail.after.0, tail.after.1, head.middle, isLine: false)
  }

  /// The parameter of the curve at a distance from the start.
  private func time(at distance: CGFloat) -> CGFloat {
    let count = CGFloat(distances.count)
    guard let chord = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = chord == 0 ? 0 : distances[chord - 1]
    let width = distances[chord] - before
    return (CGFloat(chord) + (width > 0 ? (distance - before) / width : 0)) / count
  }

  /// Divides a curve in two, by de Casteljau's rule: the control points of both, and where they meet.
  private static func split(
    _ start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    at time: CGFloat
  ) -> (before: (CGPoint, CGPoint), middle: CGPoint, after: (CGPoint, CGPoint)) {
    let one = between(start, control1, time)
    let two = between(control1, control2, time)
    let three = between(control2, end, time)
    let left = between(one, two, time)
    let right = between(two, three, time)
    return ((one, left), between(left, right, time), (right, three))
  }

  private static func between(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    (pow(other.x - one.x, 2) + pow(other.y - one.y, 2)).squareRoot()
  }
}
