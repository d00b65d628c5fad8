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

  /// Returns true if a symbol points along the line of text and must be mirrored in right-to-left
  /// layouts.
  static func isFlipped(_ systemName: String, in direction: LayoutDirection) -> Bool {
    direction == .rightToLeft && [".backward", ".forward"].contains(where: systemName.hasSuffix)
  }

  private static func ligature(_ systemName: String) -> String? {
    controlLigatures[systemName] ?? pictureLigatures[systemName]
  }
}
