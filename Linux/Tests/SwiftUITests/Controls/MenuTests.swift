import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Menus: the button that opens a menu, and its items.
@MainActor @Suite struct MenuTests {
  private let text = "<span class='t f-body'>"

  private func item(_ name: String) -> String {
    "<button class='item' type='button' role='menuitem' on='click'>\(text)\(name)</span>"
      + "</button>"
  }

  /// Returns a view's menu after it is opened.
  private func menu(_ view: some View) throws -> Element {
    let window = TestWindow(view)
    window.approach()
    return try #require(window.first("menu"))
  }

  @Test func `A button opens its menu`() throws {
    let window = TestWindow(Menu("Options") { Button("Edit") {} })
    let menu = try #require(window.first("menu"))
    #expect(
      window.markup
        == "<div class='b'><button class='btn' type='button' aria-haspopup='menu' "
        + "data-open='n\(menu.id)'>\(text)Options</span></button>"
        + "<div class='menu' popover role='menu' on='approach'></div></div>"
    )
    window.approach()
    #expect(
      window.first("menu")?.markup
        == "<div class='menu' popover role='menu'>\(item("Edit"))</div>"
    )
  }

  @Test func `A menu's items are not built before it is opened`() throws {
    let counter = Counter()
    let window = TestWindow(Counting(counter: counter))
    window.graph.startCounting()
    UpdateLoop.run { counter.count = 1 }
    #expect(window.graph.evaluations(of: Counting.Item.self) == 0)
    window.approach()
    UpdateLoop.run { counter.count = 2 }
    #expect(window.graph.evaluations(of: Counting.Item.self) == 2)
  }

  @Observable final class Counter {
    var count = 0
  }

  struct Counting: View {
    let counter: Counter

    var body: some View {
      Menu("Options") { Item(count: counter.count) }
    }

    struct Item: View {
      let count: Int

      var body: some View { Text("Count \(count)") }
    }
  }

  @Test func `An item performs its action`() {
    var log: [String] = []
    let window = TestWindow(
      Menu("Options") {
        Button("Edit") { log.append("edit") }
        Button("Delete", role: .destructive) { log.append("delete") }
      }
    )
    window.approach()
    window.tap("Delete")
    window.tap("Edit")
    #expect(log == ["delete", "edit"])
  }

  @Test func `A section is a group with a heading`() throws {
    let view = Menu("Options") {
      Section("Sort") { Button("Name") {} }
      Section { Button("Edit") {} }
      Divider()
      Button("Delete") {}
    }
    #expect(
      try menu(view).markup
        == "<div class='menu' popover role='menu'>"
        + "<div class='menu-group' role='group' aria-label='Sort'>"
        + "<div class='menu-h f-footnote' aria-hidden='true'>Sort</div>\(item("Name"))</div>"
        + "<div class='menu-group' role='group'>\(item("Edit"))</div>"
        + "<div class='divider' role='separator'></div>\(item("Delete"))</div>"
    )
  }

  @Test func `A menu in a menu is an item with a submenu`() throws {
    let view = Menu("Options") {
      Menu("More") { Button("Edit") {} }
    }
    let submenu = try #require(try menu(view).children.first)
    #expect(submenu.value("class") == "submenu")
    let title = try #require(submenu.children.first)
    #expect(title.tag == .button)
    #expect(title.value("class") == "item submenu-t")
    #expect(title.value("aria-expanded") == "false")
    #expect(title.all.contains { $0.text == "More" })
    let group = try #require(submenu.children.last)
    #expect(group.value("aria-label") == "More")
    #expect(group.children.map(\.spoken) == ["Edit"])
    let window = TestWindow(view)
    window.approach()
    #expect(window.elements.filter { $0.value("popover") != nil }.count == 1)
  }

  @Test func `A picker in a menu marks its value`() throws {
    let window = TestWindow(
      Stateful("Name") { $order in
        Menu(order) {
          Picker("Sort by", selection: $order) {
            ForEach(["Name", "Newest"], id: \.self) { Text($0) }
          }
        }
      }
    )
    window.approach()
    func checked() -> [String?] {
      window.elements.filter { $0.value("role") == "menuitemradio" }.map {
        $0.value("aria-checked")
      }
    }
    #expect(checked() == ["true", "false"])
    #expect(window.first("menu-group")?.value("aria-label") == "Sort by")

    let newest = window.elements.first {
      $0.value("role") == "menuitemradio" && $0.spoken.contains("Newest")
    }
    window.send(.click, to: try #require(newest).id)
    #expect(checked() == ["false", "true"])
    #expect(window.element(.button, "Newest")?.value("aria-haspopup") == "menu")
  }

  @Test func `An accessibility label applies to the menu's button`() {
    let window = TestWindow(
      Menu(content: { Button("Edit") {} }, label: { Image(systemName: "ellipsis") })
        .accessibilityLabel("Options")
    )
    #expect(
      window.elements.first { $0.value("aria-haspopup") == "menu" }?.value("aria-label")
        == "Options"
    )
  }
}
