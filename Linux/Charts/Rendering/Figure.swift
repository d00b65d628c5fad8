/// What is drawn for one mark, or for the marks of one line.
enum Figure: Equatable {
  /// A bar.
  case box(x: Extent, y: Extent)
  /// A straight line along an axis.
  case rule(x: Extent, y: Extent)
  /// A line through points.
  case line([CurvePoint])
}

/// A point of the plot in shares of its size, from the left and from the top.
struct CurvePoint: Equatable {
  var x: Double
  var y: Double
}
