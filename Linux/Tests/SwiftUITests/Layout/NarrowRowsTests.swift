import Testing
import WebElements

@testable import SwiftUI

/// Rows with too little space. Views with a fixed width are not compressed.
@MainActor @Suite struct NarrowRowsTests {
  private let text = Text("a text of any length")
  private let symbol = Image(systemName: "x")

  private func isFixed(_ view: some View) -> [Bool] { boxes(view).map(\.hasFixedWidth) }

  @Test func `Texts are compressed and images are not`() {
    #expect(isFixed(text) == [false])
    #expect(isFixed(Text("a")) == [false])
    #expect(isFixed(symbol) == [true])
    #expect(isFixed(Canvas { _, _ in }.frame(width: 8, height: 8)) == [true])
    #expect(isFixed(Color.red) == [false])
    #expect(isFixed(TextField("Name", text: .constant(""))) == [false])
  }

  @Test func `A frame with a width is fixed`() {
    #expect(isFixed(text.frame(width: 8)) == [true])
    #expect(isFixed(text.frame(height: 8)) == [false])
    #expect(isFixed(text.frame(minWidth: 8)) == [false])
    #expect(isFixed(Color.red.frame(width: 8)) == [true])
  }

  @Test func `A modifier or button of a fixed view is fixed`() {
    let tile = symbol.frame(width: 44, height: 44)
    #expect(isFixed(tile.padding().background(.white).opacity(0.5)) == [true])
    #expect(isFixed(tile.overlay { text }.animation(.default, value: 1)) == [true])
    #expect(isFixed(Button(action: {}) { tile }) == [true])
    #expect(isFixed(Button("a") {}) == [false])
  }

  @Test func `A stack has a fixed width if all its views have one`() {
    #expect(isFixed(HStack { pair(symbol, symbol) }) == [true])
    #expect(isFixed(VStack { pair(symbol, Divider()) }) == [true])
    #expect(isFixed(HStack { pair(symbol, text) }) == [false])
    #expect(isFixed(ZStack { pair(symbol.frame(width: 8), text) }) == [false])
    #expect(isFixed(HStack {}) == [false])
  }

  @Test func `A fixed view has a CSS class`() {
    let inside = "<span class='t f-body'>a</span>"
    #expect(
      markup(HStack { pair(Text("a").fixedSize(), Text("a")) })
        == "<div class='h'><div class='b ideal fixed'>\(inside)</div>\(inside)</div>"
    )
    // A view that fills its space is not fixed, whatever its content.
    #expect(
      markup(HStack { pair(symbol, Spacer()) }.frame(width: 8).frame(maxWidth: .infinity))
        .hasPrefix("<div class='b gx'")
    )
  }

  @Test(arguments: [(1, "1000000"), (2, "100000000"), (0.5, "100000"), (-1, "100")])
  func `A layout priority determines the view's share of the space`(priority: Double, share: String)
  {
    #expect(style(text.layoutPriority(priority)) == "--grow:\(share)")
    // Boxes around the view keep the view's layout priority.
    #expect(style(text.layoutPriority(priority).opacity(0.5)) == "opacity:0.5;--grow:\(share)")
    #expect(style(text.layoutPriority(priority).overlay { symbol }) == "--grow:\(share)")
    #expect(style(text.layoutPriority(priority).contextMenu { symbol }) == "--grow:\(share)")
    let press = LongPressGesture().onEnded { _ in }
    #expect(
      style(text.layoutPriority(priority).simultaneousGesture(press)) == "--grow:\(share)"
    )
  }

  @Test func `A layout priority in a row does not apply to the row`() {
    #expect(style(HStack { text.layoutPriority(1) }) == nil)
    #expect(style(text.layoutPriority(0)) == nil)
  }
}
