import Testing
import WebElements

@testable import SwiftUI

/// The axes along which views fill their space, computed from the inside out.
@MainActor @Suite struct GreedyTests {
  private func greedy(_ view: some View) -> [String] {
    boxes(view).map { box in
      (box.greedy.contains(.horizontal) ? "x" : "") + (box.greedy.contains(.vertical) ? "y" : "")
    }
  }

  private let text = Text("a")

  @Test func `A view is greedy along the axes that it fills`() {
    #expect(greedy(text) == [""])
    #expect(greedy(EmptyView()) == [])
    #expect(greedy(Image(systemName: "x")) == [""])
    #expect(greedy(Color.red) == ["xy"])
    #expect(greedy(Circle()) == ["xy"])
    #expect(greedy(TextField("Name", text: .constant(""))) == ["x"])
    #expect(greedy(Toggle("On", isOn: .constant(true))) == ["x"])
    #expect(greedy(Button("Go") {}) == [""])
    #expect(greedy(Button(action: {}) { Color.red }) == ["xy"])
    #expect(greedy(ScrollView { text }) == ["xy"])
    #expect(greedy(ScrollView(.horizontal) { text }) == ["x"])
    #expect(greedy(List { text }) == ["xy"])
    #expect(greedy(Form { text }) == ["xy"])
    #expect(greedy(LazyVGrid(columns: [GridItem()]) { text }) == ["x"])
    #expect(greedy(LazyVStack { text }) == ["x"])
    #expect(greedy(NavigationStack { text }) == ["xy"])
  }

  @Test func `A stack is greedy along an axis if one of its views is`() {
    #expect(greedy(HStack { text }) == [""])
    #expect(greedy(VStack {}) == [""])
    #expect(greedy(VStack { pair(text, Color.red) }) == ["xy"])
    #expect(greedy(ZStack { pair(text, Toggle("On", isOn: .constant(true))) }) == ["x"])
    #expect(greedy(Group { pair(text, Color.red) }) == ["", "xy"])
  }

  @Test func `A spacer is greedy only along its stack`() {
    #expect(greedy(HStack { pair(text, Spacer()) }) == ["x"])
    #expect(greedy(VStack { pair(text, Spacer()) }) == ["y"])
    #expect(greedy(ZStack { Spacer() }) == ["xy"])
    #expect(greedy(VStack { HStack { Spacer() } }) == ["x"])
    #expect(greedy(VStack { pair(text, Spacer().frame(height: 10)) }) == [""])
    #expect(greedy(HStack { pair(text, Spacer().frame(height: 10)) }) == ["x"])
  }

  @Test func `A divider is greedy only across its stack`() {
    #expect(greedy(VStack { Divider() }) == ["x"])
    #expect(greedy(HStack { Divider() }) == ["y"])
    #expect(greedy(HStack { Divider().frame(height: 20) }) == [""])
    #expect(greedy(VStack { Divider().padding(8) }) == ["x"])
  }

  @Test func `A frame overrides the greedy axes of its content`() {
    #expect(greedy(Color.red.frame(width: 10)) == ["y"])
    #expect(greedy(Color.red.frame(height: 10)) == ["x"])
    #expect(greedy(Color.red.frame(width: 10, height: 10)) == [""])
    #expect(greedy(text.frame(maxWidth: .infinity)) == ["x"])
    #expect(greedy(text.frame(maxHeight: .infinity)) == ["y"])
    #expect(greedy(text.frame(maxWidth: 300)) == ["x"])
    #expect(greedy(text.frame(minWidth: 300, minHeight: 20)) == [""])
    #expect(greedy(text.frame(maxWidth: .infinity).frame(width: 10)) == [""])
  }

  @Test func `Most modifiers have the greedy axes of their content`() {
    #expect(greedy(Color.red.padding()) == ["xy"])
    #expect(greedy(Color.red.opacity(0.5).background(.blue)) == ["xy"])
    #expect(greedy(text.overlay { Color.red }) == [""])
    #expect(greedy(text.background { Color.red }) == [""])
    #expect(greedy(text.safeAreaInset(edge: .bottom) { text }) == ["xy"])
    #expect(greedy(Color.red.accessibilityLabel("a").id(1)) == ["xy"])
  }

  @Test func `An element's CSS classes name its greedy axes`() {
    let text = "<span class='t f-body'>a</span>"
    let spacer = "<div class='spacer'></div>"
    #expect(
      markup(HStack { pair(self.text, Spacer()) }) == "<div class='h gx'>\(text)\(spacer)</div>"
    )
    #expect(
      markup(VStack { pair(self.text, Spacer(minLength: 4)) })
        == "<div class='v gy'>\(text)<div class='spacer' style='flex-basis:4px'>"
        + "</div></div>"
    )
    #expect(
      markup(VStack { Divider() })
        == "<div class='v gx'><div class='divider' role='separator'></div></div>"
    )
  }
}
