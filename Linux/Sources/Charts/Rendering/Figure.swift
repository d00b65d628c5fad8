import Foundation
import SwiftUI

/// The figure of a mark, or of the marks of the line.
enum Figure: Equatable {
  /// A bar.
  case box(x: Extent, y: Extent)
  /// A straight line along an axis.
  case rule(x: Extent, y: Extent)
  /// A polyline. Its points are in fractions of the plot's size, from the top left corner.
  case line([CGPoint])
}

/// A figure with its appearance.
struct DrawnFigure {
  let figure: Figure
  let appearance: MarkAppearance
}

/// A range along an axis, from the left or top.
struct Extent: Equatable {
  var start: Place
  var end: Place

  init(_ start: Place, _ end: Place) {
    self.start = start
    self.end = end
  }

  init(_ interval: AxisInterval) {
    self.init(Place(share: interval.lower), Place(share: interval.upper))
  }

  var middle: Place {
    Place(share: (start.share + end.share) / 2, points: (start.points + end.points) / 2)
  }

  var length: Place { end - start }
}

/// A position in the plot along one axis: a fraction of its length from the left or top, plus an
/// offset in points. The browser adds the two parts, because only the browser knows the length.
struct Place: Equatable {
  var share: Double
  var points: Double = 0

  static let start = Place(share: 0)
  static let end = Place(share: 1)

  /// The position as a CSS length.
  var css: String {
    let percent = "\(Style.number(share * 100))%"
    if points == 0 { return percent }
    let sign = points < 0 ? "-" : "+"
    return "calc(\(percent) \(sign) \(Style.points(abs(points))))"
  }

  func moved(by points: Double) -> Place {
    Place(share: share, points: self.points + points)
  }

  static func - (one: Place, two: Place) -> Place {
    Place(share: one.share - two.share, points: one.points - two.points)
  }
}
