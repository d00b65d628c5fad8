/// From one place to another, from the left or the top on.
struct Extent: Equatable {
  var start: Place
  var end: Place

  init(_ start: Place, _ end: Place) {
    self.start = start
    self.end = end
  }

  /// A stretch of an axis.
  init(_ stretch: Stretch) {
    self.init(Place(share: stretch.lower), Place(share: stretch.upper))
  }

  var middle: Place {
    Place(share: (start.share + end.share) / 2, points: (start.points + end.points) / 2)
  }

  var length: Place { end - start }
}
