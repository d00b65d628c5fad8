extension EnvironmentValues {
  /// The color that replaces every color but not its opacity, or nil to keep the colors.
  @Entry var solidPaint: Paint?

  /// Replaces every color with the given one and keeps only the opacity.
  package mutating func paintSolid(_ color: Color.Resolved) { solidPaint = Paint(color) }
}

extension Paint {
  /// Returns the given color with this color's opacity, or this color if none is given.
  func replaced(by solid: Paint?) -> Paint {
    guard var solid else { return self }
    solid.light.opacity = light.opacity
    solid.dark.opacity = dark.opacity
    return solid
  }
}
