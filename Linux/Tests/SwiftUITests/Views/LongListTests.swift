import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Lists longer than the screen, which render only the rows near it.
@MainActor @Suite struct LongListTests {
  struct Rows: View {
    let numbers: [Int]

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text("\($0)") }
      }
    }
  }

  @Observable final class Source {
    var numbers: [Int]
    init(_ numbers: [Int]) { self.numbers = numbers }
  }

  struct Changing: View {
    let source: Source

    var body: some View { Rows(numbers: source.numbers) }
  }

  private func gaps(_ window: TestWindow) -> [String] {
    window.elements.filter { $0.value("class") == "gap" }.compactMap { $0.value("data-count") }
  }

  private func scroll(near rows: String, _ window: TestWindow) {
    let gap = window.elements.last { $0.value("class") == "gap" }
    window.send(.near, to: gap?.id ?? 0, .text(rows))
  }

  @Test func `Rows near the screen are rendered`() {
    let window = TestWindow(Rows(numbers: Array(0..<60)))
    #expect(window.texts == (0..<12).map(String.init))
    #expect(gaps(window) == ["48"])
    scroll(near: "6 30", window)
    #expect(window.texts == (6..<30).map(String.init))
    #expect(gaps(window) == ["6", "30"])
    scroll(near: "40 60", window)
    #expect(window.texts == (40..<60).map(String.init))
    #expect(gaps(window) == ["40"])
  }

  @Test func `A short list has no gap`() {
    let window = TestWindow(Rows(numbers: Array(0..<12)))
    #expect(window.texts == (0..<12).map(String.init))
    #expect(gaps(window) == [])
    #expect(window.elements.allSatisfy { $0.value("aria-setsize") == nil })
  }

  @Test func `All sections are rendered, each with its rows near the screen`() {
    struct Groups: View {
      var body: some View {
        List {
          ForEach(0..<20) { group in
            Section {
              ForEach(0..<(group == 3 ? 30 : 1)) { Text("row \($0)") }
            } header: {
              Text("group \(group)")
            }
          }
        }
      }
    }
    let window = TestWindow(Groups())
    let headers = window.texts.filter { $0.hasPrefix("GROUP") }
    #expect(headers == (0..<20).map { "GROUP \($0)" })
    #expect(window.texts.filter { $0 == "row 0" }.count == 20)
    #expect(gaps(window) == ["18"])
  }

  @Test func `Rows of a long list state their position`() {
    let window = TestWindow(Rows(numbers: Array(0..<60)))
    scroll(near: "20 22", window)
    let places = window.elements.filter { $0.tag == .li && $0.value("class") == "row" }
      .map { [$0.value("aria-posinset"), $0.value("aria-setsize")] }
    #expect(places == [["21", "60"], ["22", "60"]])
  }

  @Test func `Rows that stay near the screen keep their elements`() {
    let window = TestWindow(Rows(numbers: Array(0..<60)))
    let before = window.rows
    scroll(near: "6 30", window)
    let after = window.rows
    #expect(before[6].id == after[1].id)
    #expect(window.texts.first == "6")
  }

  @Test func `A list that becomes shorter shows its last rows`() {
    let source = Source(Array(0..<60))
    let window = TestWindow(Changing(source: source))
    scroll(near: "48 60", window)
    UpdateLoop.run { source.numbers = Array(0..<20) }
    #expect(window.texts == (8..<20).map(String.init))
    UpdateLoop.run { source.numbers = [1, 2] }
    #expect(window.texts == ["1", "2"])
    #expect(gaps(window) == [])
  }

  @Test(arguments: [
    "", "5", "9 3", "5 5", "-4 8", "0 -1", "-1 0", "0 100000", "a b", "99999999999999999999 5",
    "\(Int.min) \(Int.max)", "\(Int.max) \(Int.min)",
  ])
  func `A list ignores an invalid range of rows`(_ text: String) {
    let window = TestWindow(Rows(numbers: Array(0..<60)))
    scroll(near: text, window)
    #expect(window.texts == (0..<12).map(String.init))
  }

  @Test func `Views arranged inside a row or outside a list are not rows`() {
    let window = TestWindow(
      List {
        VStack { ForEach(0..<20) { Text("stack \($0)") } }
        LazyVGrid(columns: [GridItem()]) { ForEach(0..<20) { Text("grid \($0)") } }
      }
    )
    #expect(
      window.texts == (0..<20).map { "stack \($0)" } + (0..<20).map { "grid \($0)" }
    )
    #expect(gaps(window) == [])
    #expect(window.rows.count == 2)
    let outside = TestWindow(VStack { ForEach(0..<60) { Text("\($0)") } })
    #expect(outside.texts == (0..<60).map(String.init))
  }
}
