/// A figure with what it is drawn with.
struct DrawnFigure {
  let figure: Figure
  let appearance: MarkAppearance
}
