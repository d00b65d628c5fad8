import Testing

@testable import SwiftUI

/// A default scroll anchor sets the part of the content that a scroll view shows first.
@MainActor @Suite struct ScrollAnchorTests {
  private func classes(_ view: some View) -> [String] {
    TestWindow(view).elements.compactMap { $0.value("class") }.filter { $0.contains("scroll") }
  }

  @Test func `A horizontal scroll view can start at its trailing edge`() {
    let row = ScrollView(.horizontal, showsIndicators: false) { Text("row") }

    #expect(classes(row.defaultScrollAnchor(.trailing)) == ["scroll sh gx from-end bare"])
    #expect(classes(row.defaultScrollAnchor(.leading)) == ["scroll sh gx bare"])
    #expect(classes(row) == ["scroll sh gx bare"])
  }

  @Test func `A vertical scroll view starts at the top`() {
    let column = ScrollView { Text("column") }.defaultScrollAnchor(.trailing)

    #expect(classes(column) == ["scroll sv gx gy"])
  }
}
