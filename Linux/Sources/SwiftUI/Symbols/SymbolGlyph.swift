/// The glyph of an open icon font for an SF Symbol name. SF Symbols may not be shipped on other
/// systems.
struct SymbolGlyph {
  /// The text that produces the glyph: a ligature of the icon font, or the first letter of the
  /// name.
  let text: String
  /// True if the font has a glyph for the name.
  let isMapped: Bool

  init(_ systemName: String) {
    if let ligature = Self.ligature(systemName) {
      text = ligature
      isMapped = true
    } else {
      text = systemName.prefix(1).uppercased()
      isMapped = false
    }
  }

  /// True if a symbol points along the line, and so in the other direction from right to left.
  static func isFlipped(_ systemName: String, in direction: LayoutDirection) -> Bool {
    direction == .rightToLeft && [".backward", ".forward"].contains(where: systemName.hasSuffix)
  }

  private static func ligature(_ systemName: String) -> String? {
    controlLigatures[systemName] ?? pictureLigatures[systemName]
  }
}
