import WebElements

/// A view that shows a system symbol.
public struct Image: Equatable, Sendable {
  let systemName: String

  /// Creates an image of a symbol with an SF Symbol name.
  public init(systemName: String) {
    self.systemName = systemName
  }
}

extension Image: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    let font = environment.resolvedFont.styling
    var style = Style()
    if environment.foreground != nil { style.set("color", environment.foregroundPaint.css) }
    let glyph = SymbolGlyph(systemName)
    let shown = ShownSymbol.next(systemName, on: node)
    let classes = [
      "sym", glyph.isMapped ? nil : "unmapped", shown.replaced > 0 ? "replaced" : nil,
      environment.isRedacted ? "redacted" : nil,
      SymbolGlyph.isFlipped(systemName, in: environment.layoutDirection) ? "flipped" : nil,
    ]
    let symbol = node.element(
      .span,
      slot: shown.slot,
      class: classes.compactMap { $0 }.joined(separator: " "),
      style: style,
      content: .text(environment.isRedacted ? "" : glyph.text)
    )
    // Screen readers ignore a symbol unless `accessibilityLabel` names it.
    var box = Box(
      node.element(
        .span,
        class: "img \(font.class)",
        style: font.style,
        attributes: [Attribute("aria-hidden", "true")],
        content: .children([symbol])
      )
    )
    box.hasFixedWidth = true
    return Output(box)
  }
}
