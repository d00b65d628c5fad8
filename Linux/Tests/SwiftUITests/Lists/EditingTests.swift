import Foundation
import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Moving rows.
@MainActor @Suite struct EditingTests {
  struct Letters: View {
    @State private var letters = ["a", "b", "c", "d"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
        }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func letters(_ window: TestWindow) -> [String] {
    window.rows.compactMap { $0.all.compactMap(\.text).first }
  }

  @Test(arguments: [
    (0, 2, ["b", "a", "c", "d"]), (0, 4, ["b", "c", "d", "a"]), (3, 0, ["d", "a", "b", "c"]),
    (1, 1, ["a", "b", "c", "d"]), (1, 2, ["a", "b", "c", "d"]),
  ])
  func `A dragged row is inserted before the row at its destination`(
    source: Int,
    destination: Int,
    result: [String]
  ) {
    let window = TestWindow(Letters())
    let ids = Dictionary(uniqueKeysWithValues: zip(letters(window), window.rows.map(\.id)))
    window.send(.gesture, to: window.rows[source].id, .number(Double(destination)))
    #expect(letters(window) == result)
    // Each row keeps its DOM node.
    #expect(window.rows.map(\.id) == result.map { ids[$0] })
  }

  @Observable final class Source {
    var letters: [String]
    init(_ letters: [String]) { self.letters = letters }
  }

  struct Captured: View {
    let source: Source

    var body: some View {
      let letters = source.letters
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onMove {
            var moved = letters
            moved.move(fromOffsets: $0, toOffset: $1)
            source.letters = moved
          }
      }
    }
  }

  @Test func `A moved row moves again from its new position`() {
    let source = Source(["a", "b", "c"])
    let window = TestWindow(Captured(source: source))
    window.send(.gesture, to: window.rows[0].id, .number(2))
    #expect(source.letters == ["b", "a", "c"])
    window.send(.gesture, to: window.rows[2].id, .number(0))
    #expect(source.letters == ["c", "b", "a"])
  }

  @Test func `A row dropped between loaded rows moves to that position in the whole list`() throws {
    let names = (0..<30).map { "row \($0)" }
    let source = Source(names)
    let window = TestWindow(Captured(source: source))
    let gap = try #require(window.elements.first { $0.value("class") == "gap" })
    window.send(.near, to: gap.id, .text("10 20"))
    let shown = window.rows.filter { $0.value("data-move") != nil }
    #expect(shown.count == 10)
    // The third loaded row moves to the position of the first.
    window.send(.gesture, to: shown[2].id, .number(0))
    #expect(source.letters == names[..<10] + ["row 12", "row 10", "row 11"] + names[13...])
    // The row moves behind the last loaded row, not to the end of the list.
    window.send(.gesture, to: shown[0].id, .number(10))
    #expect(source.letters[19] == "row 10")
    #expect(source.letters[20] == "row 20")
  }

  @Test func `An invalid destination is ignored`() {
    let window = TestWindow(Letters())
    window.send(.gesture, to: window.rows[0].id, .number(.infinity))
    window.send(.gesture, to: window.rows[0].id, .number(1.5))
    window.send(.gesture, to: window.rows[0].id, .text("2"))
    #expect(letters(window) == ["a", "b", "c", "d"])
    // A destination beyond the end means the end.
    window.send(.gesture, to: window.rows[0].id, .number(99))
    #expect(letters(window) == ["b", "c", "d", "a"])
  }

  @Test func `Rows of one ForEach share their move group`() {
    let window = TestWindow(Letters())
    #expect(Set(window.rows.map { $0.value("data-move") }).count == 1)
  }

  @Test func `Rows without a move action can't be moved`() {
    let list = List {
      ForEach(0..<2) { Text("\($0)") }.onMove(perform: nil)
    }
    let window = TestWindow(list)
    #expect(window.rows.allSatisfy { $0.value("data-move") == nil && $0.children.count == 1 })
  }

  @Test func `Moved elements keep their order and are put before the element at the destination`() {
    func moved(_ source: IndexSet, _ destination: Int) -> String {
      var letters = Array("abcdef")
      letters.move(fromOffsets: source, toOffset: destination)
      return String(letters)
    }
    #expect(moved([0], 6) == "bcdefa")
    #expect(moved([5], 0) == "fabcde")
    #expect(moved([1, 3], 0) == "bdacef")
    #expect(moved([0, 4], 3) == "bcaedf")
    #expect(moved([], 3) == "abcdef")
  }
}
