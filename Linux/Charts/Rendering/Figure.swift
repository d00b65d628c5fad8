/// What is drawn for one mark, or for the marks of one line.
enum Figure: Equatable {
  /// A bar or a rectangle.
  case box(x: Extent, y: Extent)
  /// A straight line along an axis.
  case rule(x: Extent, y: Extent)
  /// A line through points.
  case line([CurvePoint])
  /// An area between two lines.
  case area(upper: [CurvePoint], lower: [CurvePoint])
  /// A symbol.
  case symbol(CurvePoint)
}

/// A point of the plot in shares of its size, from the left and from the top.
struct CurvePoint: Equatable {
  var x: Double
  var y: Double
}

/// A figure with what it is drawn with, and the annotations of its marks.
struct DrawnFigure {
  let figure: Figure
  let appearance: MarkAppearance
  var notes: [PlacedNote] = []
}

/// An annotation, and the part of the plot that it belongs to.
struct PlacedNote {
  let annotation: MarkAnnotation
  let x: Extent
  let y: Extent
}
