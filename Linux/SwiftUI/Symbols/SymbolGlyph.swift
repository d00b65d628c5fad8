/// The glyph of an open icon font for the name of one of Apple's SF Symbols, which may not be
/// shipped on other systems.
struct SymbolGlyph {
  /// What the glyph is typed as: a ligature of the icon font, or the name's first letter.
  let text: String
  /// Whether there is a glyph for the name.
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

  private static func ligature(_ systemName: String) -> String? {
    controlLigatures[systemName] ?? pictureLigatures[systemName]
  }
}
