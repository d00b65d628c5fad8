import Testing
import WebElements

@testable import SwiftUI

/// Alternative views, of which the browser shows the first that fits.
@MainActor @Suite struct ViewThatFitsTests {
  private let text = "<span class='t f-body'>a</span>"

  @Test func `All alternatives are in the page`() {
    #expect(
      markup(
        ViewThatFits(in: .horizontal) {
          Text("a")
          VStack { Text("a") }
        }
      )
        == "<div class='fits' data-axes='x'><div class='b'>\(text)</div>"
        + "<div class='b'><div class='v'>\(text)</div></div></div>"
    )
  }

  @Test func `The constrained axes are rendered as an attribute`() {
    func axes(_ view: some View) -> String? {
      TestWindow(view).first("fits")?.value("data-axes")
    }
    #expect(axes(ViewThatFits(in: .horizontal) { Text("a") }) == "x")
    #expect(axes(ViewThatFits(in: .vertical) { Text("a") }) == "y")
    #expect(axes(ViewThatFits { Text("a") }) == "xy")
  }

  @Test func `The container is greedy along an axis if an alternative is`() {
    let views = ViewThatFits {
      HStack { pair(Text("a"), Spacer()) }
      Text("a")
    }
    #expect(boxes(views).map(\.greedy) == [.horizontal])
  }

  @Test func `A condition contributes one alternative`() {
    let views = ViewThatFits {
      if Bool(true) { Text("a") } else { Text("b") }
      Text("c")
    }
    #expect(TestWindow(views).texts == ["a", "c"])
    #expect(boxes(ViewThatFits {}).isEmpty)
  }

  @Test func `A screen reader reads one alternative`() {
    let views = ViewThatFits {
      HStack { pair(Text("a"), Text("b")) }
      VStack { pair(Text("a"), Text("b")) }
    }
    #expect(TestWindow(views.accessibilityElement(children: .combine)).root.spokenText == "a, b")
  }
}
