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
