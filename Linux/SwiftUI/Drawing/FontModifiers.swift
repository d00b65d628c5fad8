private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct MonospacedDigitKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The font of text; the one of running text if it is `nil`.
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

  /// The font with everything that modifiers changed of it.
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

  /// Sets digits in one width, so that a changing number does not jump.
  public func monospacedDigit() -> some View {
    environment(\.monospacedDigit, true)
  }
}
