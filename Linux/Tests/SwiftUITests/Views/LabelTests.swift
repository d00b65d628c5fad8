import Testing
import WebElements

@testable import SwiftUI

/// Symbols, and labels of a symbol and a title.
@MainActor @Suite struct LabelTests {
  @Test func `An unknown symbol shows its name's first letter`() {
    let known = SymbolGlyph("trash")
    #expect(known.isMapped)
    #expect(known.text == "delete_outline")

    let unknown = SymbolGlyph("no.such.symbol")
    #expect(!unknown.isMapped)
    #expect(unknown.text == "N")
    #expect(
      markup(Image(systemName: "no.such.symbol"))
        == "<span class='img f-body' aria-hidden='true'>"
        + "<span class='sym unmapped'>N</span></span>"
    )
  }

  @Test func `A symbol has the foreground style`() {
    func symbol(_ view: some View) -> String? {
      TestWindow(view).elements.first { $0.value("class")?.hasPrefix("sym") == true }?
        .value("style")
    }
    let image = Image(systemName: "x")
    #expect(symbol(image) == nil)
    #expect(symbol(image.foregroundStyle(.white)) == "color:#ffffff")
  }

  private let label = Label("Delete", systemImage: "x")

  @Test func `A label can show only its icon`() {
    let icon = "<span class='img f-body' aria-hidden='true'>"
    let glyph = "<span class='sym unmapped'>X</span></span>"
    let title = "<span class='t f-body'>Delete</span>"
    #expect(markup(label) == "<div class='h'>\(icon)\(glyph)\(title)</div>")
    #expect(
      markup(label.environment(\.labelForm, .iconOnly))
        == "<span class='img f-body' aria-label='Delete' role='img'>\(glyph)"
    )
  }

  @Test func `The accessibility label of an icon-only label joins all texts of its title`() {
    let label = Label {
      HStack {
        Text("Read").fontWeight(.bold)
        Text("daily")
      }
    } icon: {
      Image(systemName: "x")
    }
    let window = TestWindow(label.environment(\.labelForm, .iconOnly))
    #expect(window.first("img")?.value("aria-label") == "Read, daily")
    #expect(window.texts == ["X"])
  }
}
