import Testing

@testable import SwiftUI

/// A default anchor says which part of their content the scrolling views below it show first.
@MainActor @Suite struct ScrollAnchorTests {
  private func classes(_ view: some View) -> [String] {
    TestWindow(view).elements.compactMap { $0.value("class") }.filter { $0.contains("scroll") }
  }

  @Test func aRowStartsAtItsTrailingEdge() {
    let row = ScrollView(.horizontal, showsIndicators: false) { Text("row") }

    #expect(classes(row.defaultScrollAnchor(.trailing)) == ["scroll sh gx from-end bare"])
    #expect(classes(row.defaultScrollAnchor(.leading)) == ["scroll sh gx bare"])
    #expect(classes(row) == ["scroll sh gx bare"])
  }

  @Test func aColumnStartsAtTheTop() {
    let column = ScrollView { Text("column") }.defaultScrollAnchor(.trailing)

    #expect(classes(column) == ["scroll sv gx gy"])
  }
}
