import SwiftUI

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
