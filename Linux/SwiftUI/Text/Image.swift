import Foundation
import WebElements

/// A picture: a symbol of the system.
public struct Image: Equatable, Sendable {
  let systemName: String

  /// Shows a symbol by its name among Apple's SF Symbols.
  public init(systemName: String) {
    self.systemName = systemName
  }
}

extension Image: PrimitiveView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}

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
    ]
    let symbol = node.element(
      .span,
      slot: shown.slot,
      class: classes.compactMap { $0 }.joined(separator: " "),
      style: style,
      content: .text(environment.isRedacted ? "" : glyph.text)
    )
    // A symbol says nothing to a screen reader unless accessibilityLabel gives it a name.
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
