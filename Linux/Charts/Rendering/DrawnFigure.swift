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
