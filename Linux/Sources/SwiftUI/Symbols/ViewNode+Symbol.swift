import WebElements

extension ViewNode {
  /// Returns the element of a symbol that screen readers skip.
  func symbol(_ name: String, class classes: String = "sym", slot: Int) -> Element {
    let isFlipped = SymbolGlyph.isFlipped(name, in: environment.layoutDirection)
    return element(
      .span,
      slot: slot,
      class: isFlipped ? "\(classes) flipped" : classes,
      attributes: [Attribute("aria-hidden", "true")],
      content: .text(SymbolGlyph(name).text)
    )
  }
}
