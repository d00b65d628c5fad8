private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct MonospacedDigitKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The font of text, or nil for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var monospacedDigit: Bool {
    get { self[MonospacedDigitKey.self] }
    set { self[MonospacedDigitKey.self] = newValue }
  }

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
