import Testing
import WebElements

@testable import SwiftUI

/// A row's swipe actions and context menu, and the button that opens the menu.
@MainActor @Suite struct RowMenuTests {
  private func items(_ menu: Element?) -> [String] {
    menu?.all.filter { $0.tag == .button }.compactMap { $0.all.compactMap(\.text).first } ?? []
  }

  @Test func `Swipe actions are beside the row and in its menu`() throws {
    let log = Log()
    let window = TestWindow(
      List {
        Text("Read").swipeActions {
          Button("Delete", role: .destructive) { log.lines.append("delete") }
        }
      }
    )
    window.approach()
    let swipe = try #require(window.first("swipe"))
    #expect(
      swipe.markup
        == "<div class='swipe trailing' aria-hidden='true' inert data-full>"
        + "<button class='swipe-btn destructive' type='button' on='click'>"
        + "<span class='t f-body'>Delete</span></button></div>"
    )
    let menu = try #require(window.first("menu"))
    #expect(
      menu.markup
        == "<div class='menu' popover role='menu'>"
        + "<button class='item destructive' type='button' role='menuitem' on='click'>"
        + "<span class='t f-body' style='color:light-dark(#d70015,#ff6961)'>Delete</span>"
        + "</button></div>"
    )
    #expect(window.rows.first?.value("data-menu") == "n\(menu.id)")

    window.send(.click, to: try #require(swipe.children.first).id)
    window.send(.click, to: try #require(menu.children.first).id)
    #expect(log.lines == ["delete", "delete"])
  }

  @Test(arguments: HorizontalEdge.allCases, [true, false])
  func `Swipe actions that allow a full swipe are marked`(edge: HorizontalEdge, allows: Bool) {
    let window = TestWindow(
      List {
        Text("Read").swipeActions(edge: edge, allowsFullSwipe: allows) { Button("Done") {} }
      }
    )
    #expect(window.first("\(edge)").map { $0.value("data-full") != nil } == allows)
  }

  @Test func `A row's menu has the swipe actions of both sides`() throws {
    let window = TestWindow(
      List {
        Text("Read")
          .swipeActions(edge: .leading) { Button("Done") {} }
          .swipeActions { Button("Delete") {} }
      }
    )
    #expect(items(window.first("leading")) == [])
    #expect(items(window.first("menu")) == [])
    window.approach()
    #expect(items(window.first("leading")) == ["Done"])
    #expect(items(window.first("trailing")) == ["Delete"])
    #expect(items(window.first("menu")) == ["Done", "Delete"])
    #expect(window.elements.filter { $0.value("popover") != nil }.count == 1)
  }

  @Test func `A context menu replaces the swipe actions in the menu`() {
    for isFirst in [true, false] {
      let row = Text("Read")
      let window = TestWindow(
        List {
          if isFirst {
            row.contextMenu { Button("Edit") {} }.swipeActions { Button("Delete") {} }
          } else {
            row.swipeActions { Button("Delete") {} }.contextMenu { Button("Edit") {} }
          }
        }
      )
      window.approach()
      #expect(items(window.first("menu")) == ["Edit"])
      #expect(items(window.first("trailing")) == ["Delete"])
    }
  }

  @Test func `The menu button is named after the row`() throws {
    func more(_ view: some View) throws -> Element {
      let window = TestWindow(List { view.contextMenu { Button("Edit") {} } })
      let button = try #require(window.first("more"))
      #expect(button.value("data-open") == "n\(try #require(window.first("menu")).id)")
      #expect(button.value("aria-haspopup") == "menu")
      return button
    }
    #expect(try more(Text("Read")).value("aria-label") == "More for Read")
    #expect(
      try more(
        HStack {
          Text("Read"); Image(systemName: "x"); Text("3 days")
        }
      )
      .value("aria-label") == "More for Read, 3 days"
    )
    #expect(
      try more(NavigationLink("Read", value: 1)).value("aria-label") == "More for Read"
    )
    #expect(try more(Color.red).value("aria-label") == "More")
  }

  @Test func `Outside a list, a context menu is rendered inside the element of its view`() throws {
    let window = TestWindow(Text("Read").contextMenu { Button("Edit") {} })
    window.approach()
    let box = try #require(window.root.children.first)
    let menu = try #require(window.first("menu"))
    #expect(box.value("class") == "b")
    #expect(box.value("data-menu") == "n\(menu.id)")
    #expect(box.children.map(\.id).last == menu.id)
    #expect(items(menu) == ["Edit"])
  }

  @Test func `A row's menu and actions are rendered when the pointer approaches`() throws {
    let window = TestWindow(
      List {
        Text("Read").swipeActions { Button("Delete") {} }.contextMenu { Button("Edit") {} }
      }
    )
    let menu = try #require(window.first("menu"))
    #expect(menu.markup == "<div class='menu' popover role='menu' on='approach'></div>")
    window.send(.approach, to: menu.id)
    #expect(items(window.first("menu")) == ["Edit"])
    #expect(window.first("menu")?.id == menu.id)
    #expect(items(window.first("trailing")) == [])
    window.send(.approach, to: try #require(window.first("trailing")).id)
    #expect(items(window.first("trailing")) == ["Delete"])
  }

  @Test func `Empty swipe actions add nothing`() {
    let window = TestWindow(List { Text("Read").swipeActions { EmptyView() } })
    #expect(window.first("swipe") == nil)
  }
}
