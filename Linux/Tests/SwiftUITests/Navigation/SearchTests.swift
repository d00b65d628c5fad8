import Testing
import WebElements

@testable import SwiftUI

/// A screen's search field.
@MainActor @Suite struct SearchTests {
  struct Found: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("Found \(text)")
          .searchable(text: $text, prompt: Text("Search habits"))
          .navigationTitle("My Habits")
      }
    }
  }

  private func field(_ window: TestWindow) throws -> Element {
    try #require(window.first("search-field"))
  }

  @Test func `The search field is between title and content`() throws {
    let screen = try #require(TestWindow(Found()).first("screen"))
    #expect(
      screen.children.map { $0.value("class") }
        == ["bar", "large-title", "search", "content"]
    )
  }

  @Test func `The search field has a clear button`() throws {
    let search = try #require(TestWindow(Found()).first("search"))
    func symbol(_ name: String) -> String {
      "<span class='sym' aria-hidden='true'>\(SymbolGlyph(name).text)</span>"
    }
    #expect(
      search.markup
        == "<div class='search' role='search'>\(symbol("magnifyingglass"))"
        + "<input class='search-field f-body' type='search' placeholder='Search habits' "
        + "aria-label='Search habits' autocomplete='off' enterkeyhint='search' value='' "
        + "on='input'></input>"
        + "<button class='search-clear' type='button' aria-label='Clear text'>"
        + "\(symbol("xmark"))</button></div>"
    )
  }

  @Test func `Typing in the search field changes the text`() throws {
    let window = TestWindow(Found())
    window.send(.input, to: try field(window).id, .text("read"))
    #expect(window.texts.contains("Found read"))
    #expect(try field(window).properties == [.value("read")])

    window.send(.input, to: try field(window).id, .text(""))
    #expect(window.texts.contains("Found "))
  }

  @Test func `The default prompt is “Search”`() throws {
    func prompt(_ view: some View) throws -> String? {
      try field(TestWindow(NavigationStack { view })).value("placeholder")
    }
    let text = Binding.constant("")
    #expect(try prompt(Text("").searchable(text: text)) == "Search")
    #expect(try prompt(Text("").searchable(text: text, prompt: Text("Find"))) == "Find")
    #expect(
      try prompt(
        Text("").searchable(
          text: text,
          placement: .navigationBarDrawer(displayMode: .always),
          prompt: Text("Find")
        )
      ) == "Find"
    )
  }

  @Test func `A pushed screen does not inherit the search field`() throws {
    let window = TestWindow(
      NavigationStack {
        NavigationLink("Open", value: 1)
          .searchable(text: .constant(""))
          .navigationDestination(for: Int.self) { _ in Text("Above").navigationTitle("Detail") }
      }
    )
    window.tap("Open")
    let screens = window.elements.filter { $0.value("class")?.hasPrefix("screen") == true }
    #expect(
      screens.map { screen in screen.children.count { $0.value("class") == "search" } } == [1, 0]
    )
  }
}
