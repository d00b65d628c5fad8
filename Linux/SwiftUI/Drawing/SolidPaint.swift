private struct SolidPaintKey: EnvironmentKey { static let defaultValue: Paint? = nil }

extension EnvironmentValues {
  /// What everything is painted with, each colour by its opacity alone; nil where colours are shown as
  /// they are.
  var solidPaint: Paint? {
    get { self[SolidPaintKey.self] }
    set { self[SolidPaintKey.self] = newValue }
  }

  /// Has everything painted with one colour, each by its opacity alone.
  package mutating func paintSolid(_ color: Color.Resolved) { solidPaint = Paint(color) }
}

extension Paint {
  /// The other colour with this one's opacity.
  func replaced(by solid: Paint?) -> Paint {
    guard var solid else { return self }
    solid.light.opacity = light.opacity
    solid.dark.opacity = dark.opacity
    return solid
  }
}
