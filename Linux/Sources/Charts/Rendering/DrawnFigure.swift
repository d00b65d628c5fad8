/// A figure with its appearance.
struct DrawnFigure {
  let figure: Figure
  let appearance: MarkAppearance
}
