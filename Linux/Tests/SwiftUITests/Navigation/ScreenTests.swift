import Testing
import WebElements

@testable import SwiftUI

/// A screen's bars: title, toolbar, and back button.
@MainActor @Suite struct ScreenTests {
  private let glyph = SymbolGlyph("chevron.backward").text

  private func screen(_ view: some View) -> Element? {
    TestWindow(NavigationStack { view }).first("screen")
  }

  private func bar(_ title: String, leading: String = "", trailing: String = "") -> String {
    "<header class='bar'><div class='bar-l'>\(leading)</div>\(title)"
      + "<div class='bar-r'>\(trailing)</div></header>"
  }

  private let content =
    "<div class='content'><span class='t f-body'>a</span></div>"

  @Test func `The first screen's title is large unless it is set inline`() {
    let text = Text("a")
    let large =
      "<main class='screen large'>"
      + bar("<div class='bar-t' aria-hidden='true'>Home</div>")
      + "<h1 class='large-title'>Home</h1>\(content)</main>"
    let inline =
      "<main class='screen'>" + bar("<h1 class='bar-t'>Home</h1>") + "\(content)</main>"
    #expect(screen(text.navigationTitle("Home"))?.markup == large)
    #expect(screen(text.navigationTitle(Text("Home")))?.markup == large)
    #expect(
      screen(text.navigationTitle("Home").navigationBarTitleDisplayMode(.inline))?.markup == inline
    )
    #expect(
      screen(text.navigationTitle("Home").navigationBarTitleDisplayMode(.automatic))?.markup
        == large
    )
    #expect(screen(text)?.value("class") == "screen")
  }

  @Test func `A pushed screen has an inline title and a back button`() {
    func pushed(_ title: String) -> String? {
      let view = NavigationStack(path: .constant([1])) {
        Text("root")
          .navigationTitle(title)
          .navigationDestination(for: Int.self) { _ in Text("a").navigationTitle("Detail") }
      }
      return TestWindow(view).elements.first { $0.tag == .section }?.markup
    }
    func expected(_ leading: String) -> String {
      "<section class='screen' aria-label='Detail'>"
        + bar("<h1 class='bar-t'>Detail</h1>", leading: leading) + "\(content)</section>"
    }
    func back(_ title: String) -> String {
      "<button class='btn back' type='button' on='click'>"
        + "<span class='sym' aria-hidden='true'>\(glyph)</span>"
        + "<span class='t t1'>\(title)</span></button>"
    }
    #expect(pushed("Home") == expected(back("Home")))
    #expect(pushed("") == expected(back("Back")))
  }

  /// Returns the texts in each part of the bar that has texts.
  private func barTexts(_ view: some View) -> [String: [String]] {
    let screen = screen(view)
    var barTexts: [String: [String]] = [:]
    for name in ["bar-l", "bar-t", "bar-r"] {
      let part = screen?.all.first { $0.value("class") == name }
      let texts = part?.all.compactMap(\.text) ?? []
      if !texts.isEmpty { barTexts[name] = texts }
    }
    return barTexts
  }

  @Test func `Each toolbar placement has a position in the bar`() {
    func itemTexts(at placement: ToolbarItemPlacement) -> [String: [String]] {
      barTexts(
        Text("a").toolbar { ToolbarItem(placement: placement) { Text("item") } }
      )
    }
    #expect(itemTexts(at: .automatic) == ["bar-r": ["item"]])
    #expect(itemTexts(at: .principal) == ["bar-t": ["item"]])
    #expect(itemTexts(at: .primaryAction) == ["bar-r": ["item"]])
    #expect(itemTexts(at: .confirmationAction) == ["bar-r": ["item"]])
    #expect(itemTexts(at: .cancellationAction) == ["bar-l": ["item"]])
    #expect(itemTexts(at: .topBarLeading) == ["bar-l": ["item"]])
  }

  struct Items: ToolbarContent {
    let isEditing: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Text("cancel") }
      if isEditing {
        ToolbarItem(placement: .confirmationAction) { Text("save") }
      }
      ToolbarItemGroup(placement: .principal) {
        Text("one")
        Text("two")
      }
    }
  }

  @Test func `Toolbar items keep their order and can be conditional`() {
    #expect(
      barTexts(Text("a").toolbar { Items(isEditing: true) })
        == ["bar-l": ["cancel"], "bar-t": ["one", "two"], "bar-r": ["save"]]
    )
    #expect(
      barTexts(Text("a").toolbar { Items(isEditing: false) })
        == ["bar-l": ["cancel"], "bar-t": ["one", "two"]]
    )
    #expect(
      barTexts(Text("a").toolbar { Text("view") }.toolbar { Text("second") })
        == ["bar-r": ["view", "second"]]
    )
  }

  @Test func `A label in a bar is an icon named by its title`() {
    let item =
      screen(Text("a").toolbar { Button("Add", systemImage: "no.symbol") {} })?.all
      .first { $0.value("class") == "bar-r" }
    #expect(
      item?.markup
        == "<div class='bar-r'><button class='btn fixed' type='button' on='click'>"
        + "<span class='img f-body' aria-label='Add' role='img'>"
        + "<span class='sym unmapped'>N</span></span></button></div>"
    )
  }

  @Test func `Menus, sheets, and alerts of a bar button show whole labels`() {
    let window = TestWindow(
      NavigationStack {
        Text("a").toolbar {
          Button("Add", systemImage: "no.symbol") {}
            .contextMenu { Label("Item", systemImage: "x") }
            .sheet(isPresented: .constant(true)) { Label("Sheet", systemImage: "x") }
            .alert("Sure?", isPresented: .constant(true)) { Label("Alert", systemImage: "x") }
        }
      }
    )
    window.approach()
    #expect(window.first("menu")?.all.compactMap(\.text) == ["X", "Item"])
    #expect(
      window.presented.map { $0.all.compactMap(\.text) }
        == [["X", "Sheet"], ["Sure?", "X", "Alert"]]
    )
  }

  @Test func `A confirmation item has the headline font`() {
    let item = screen(
      Text("a").toolbar { ToolbarItem(placement: .confirmationAction) { Text("Save") } }
    )?.all.first { $0.text == "Save" }
    #expect(item?.value("class") == "t f-headline")
  }
}
