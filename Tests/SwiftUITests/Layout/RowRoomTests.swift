import Testing
import WebElements

@testable import SwiftUI

/// Tests of the widths in a row that is too narrow: views of fixed width keep theirs.
@MainActor @Suite struct RowRoomTests {
  private let text = Text("a text of any length")
  private let symbol = Image(systemName: "x")

  private func isFixed(_ view: some View) -> [Bool] { boxes(view).map(\.hasFixedWidth) }

  @Test func textsGiveWayAndPicturesDoNot() {
    #expect(isFixed(text) == [false])
    #expect(isFixed(Text("a")) == [false])
    #expect(isFixed(symbol) == [true])
    #expect(isFixed(Canvas { _, _ in }.frame(width: 8, height: 8)) == [true])
    #expect(isFixed(Color.red) == [false])
    #expect(isFixed(TextField("Name", text: .constant(""))) == [false])
  }

  @Test func aFrameOfAWidthIsFixed() {
    #expect(isFixed(text.frame(width: 8)) == [true])
    #expect(isFixed(text.frame(height: 8)) == [false])
    #expect(isFixed(text.frame(minWidth: 8)) == [false])
    #expect(isFixed(Color.red.frame(width: 8)) == [true])
  }

  @Test func aModifierAndAButtonKeepItSo() {
    let tile = symbol.frame(width: 44, height: 44)
    #expect(isFixed(tile.padding().background(.white).opacity(0.5)) == [true])
    #expect(isFixed(tile.overlay { text }.animation(.default, value: 1)) == [true])
    #expect(
      isFixed(
        Button {
        } label: {
          tile
        }
      ) == [true]
    )
    #expect(isFixed(Button("a") {}) == [false])
  }

  @Test func aStackIsFixedWhereAllOfItIs() {
    #expect(
      isFixed(
        HStack {
          symbol; symbol
        }
      ) == [true]
    )
    #expect(
      isFixed(
        VStack {
          symbol; Divider()
        }
      ) == [true]
    )
    #expect(
      isFixed(
        HStack {
          symbol; text
        }
      ) == [false]
    )
    #expect(
      isFixed(
        ZStack {
          symbol.frame(width: 8); text
        }
      ) == [false]
    )
    #expect(isFixed(HStack {}) == [false])
  }

  @Test func theStyleSheetIsToldByAClass() {
    let inside = "<span class='t f-body'>a</span>"
    #expect(
      markup(
        HStack {
          Text("a").fixedSize(); Text("a")
        }
      )
        == "<div class='h'><div class='b ideal fixed'>\(inside)</div>\(inside)</div>"
    )
    // What takes all the room has no width of its own, whatever lies in it.
    #expect(
      markup(
        HStack {
          symbol; Spacer()
        }.frame(width: 8).frame(maxWidth: .infinity)
      )
      .hasPrefix("<div class='b gx'")
    )
  }

  @Test(arguments: [(1, "1000000"), (2, "100000000"), (0.5, "100000"), (-1, "100")])
  func aPriorityIsTheShareOfTheRoom(priority: Double, share: String) {
    #expect(style(text.layoutPriority(priority)) == "--grow:\(share)")
    // What is put around the view has the same place in the row.
    #expect(style(text.layoutPriority(priority).opacity(0.5)) == "opacity:0.5;--grow:\(share)")
    #expect(style(text.layoutPriority(priority).overlay { symbol }) == "--grow:\(share)")
  }

  @Test func thePriorityOfAViewInARowIsNotTheRows() {
    #expect(style(HStack { text.layoutPriority(1) }) == nil)
    #expect(style(text.layoutPriority(0)) == nil)
  }
}
