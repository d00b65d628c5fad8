import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: Where the part begins, from 0 to 1.
  ///   - to: Where it ends; nothing is left if that is not behind its beginning.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    let segments = PathSegment.segments(of: elements)
    let length = segments.map(\.length).reduce(0, +)
    let wanted = (max(0, from) * length)...max(max(0, from), min(1, to)) * length
    guard wanted.lowerBound < wanted.upperBound else { return Path() }
    var result = Path()
    var start: CGFloat = 0
    var end: CGPoint?
    for segment in segments {
      let span = start...(start + segment.length)
      start = span.upperBound
      let part = wanted.clamped(to: span)
      guard part.lowerBound < part.upperBound else { continue }
      let piece = segment.part(
        from: part.lowerBound - span.lowerBound,
        to: part.upperBound - span.lowerBound
      )
      if end != piece.start { result.move(to: piece.start) }
      result.append(piece)
      end = piece.end
    }
    return result
  }

  private mutating func append(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}
