extension EnvironmentValues {
  /// The font of text, or nil for the body font.
  @Entry public var font: Font?

  @Entry var fontWeight: Font.Weight?

  @Entry var monospacedDigit = false

  /// The font after all font modifiers.
  var resolvedFont: Font {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if monospacedDigit { font = font.monospacedDigit() }
    return font
  }
}

extension View {
  /// Sets the font of text in the view.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of text in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Uses fixed-width digits, so that a changing number does not shift its neighbors.
  public func monospacedDigit() -> some View {
    environment(\.monospacedDigit, true)
  }
}
