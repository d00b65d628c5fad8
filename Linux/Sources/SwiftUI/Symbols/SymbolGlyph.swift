import Foundation
import WebElements

/// The glyph of an open icon font for an SF Symbol name. The license of SF Symbols does not permit
/// their use on other systems.
struct SymbolGlyph {
  /// The text that produces the glyph: a ligature of the icon font, or the first letter of the
  /// name.
  let text: String
  /// True if the font has a glyph for the name.
  let isMapped: Bool

  init(_ systemName: String) {
    if let ligature = Self.ligatures[systemName] {
      text = ligature
      isMapped = true
    } else {
      text = systemName.prefix(1).uppercased()
      isMapped = false
    }
  }

  /// Returns true if a symbol must be mirrored, because it points along the line of text and the
  /// layout is from right to left.
  static func isFlipped(_ systemName: String, in direction: LayoutDirection) -> Bool {
    direction == .rightToLeft && [".backward", ".forward"].contains(where: systemName.hasSuffix)
  }

  /// The font's ligatures by symbol name, from `Symbols.txt`.
  private static let ligatures: [String: String] = {
    do {
      let file = Bundle.module.bundleURL.appending(path: "Resources/Symbols.txt")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let pairs = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " | ") }
      return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    } catch {
      preconditionFailure("Symbols.txt can't be read: \(error)")
    }
  }()
}

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
