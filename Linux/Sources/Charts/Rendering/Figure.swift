/// The figure of a mark, or of the marks of a line.
enum Figure: Equatable {
  /// A bar.
  case box(x: Extent, y: Extent)
  /// A straight line along an axis.
  case rule(x: Extent, y: Extent)
  /// A polyline.
  case line([CurvePoint])
}

/// A point of the plot in fractions of its size, from the top left corner.
struct CurvePoint: Equatable {
  var x: Double
  var y: Double
}
