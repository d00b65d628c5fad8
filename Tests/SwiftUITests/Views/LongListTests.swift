import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Lists of more rows than fill a screen: the first ones are shown at once, the rest a moment later.
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

  @Test func theRestFollowsTheFirstRows() {
    let window = TestWindow(Rows(numbers: Array(0..<60)))
    #expect(window.texts == (0..<24).map(String.init))
    window.graph.caughtUp()
    #expect(window.texts == (0..<48).map(String.init))
    window.graph.caughtUp()
    #expect(window.texts == (0..<60).map(String.init))
    let shown = window.shown.count
    window.graph.caughtUp()
    #expect(window.shown.count == shown)
  }

  @Test func rowsThatAreThereStayWhereNewOnesWait() {
    let source = Source(Array(100..<130))
    let window = TestWindow(Changing(source: source))
    window.graph.caughtUp()
    #expect(window.texts == (100..<130).map(String.init))
    EventCycle.run { source.numbers = Array(0..<30) + Array(100..<130) }
    #expect(window.texts == (Array(0..<24) + Array(100..<130)).map(String.init))
    window.graph.caughtUp()
    #expect(window.texts == (Array(0..<30) + Array(100..<130)).map(String.init))
  }

  @Test func outsideAListAllIsShownAtOnce() {
    let window = TestWindow(VStack { ForEach(0..<60) { Text("\($0)") } })
    #expect(window.texts == (0..<60).map(String.init))
  }

  @Test func aRowWhoseContentStaysIsTheSameElement() {
    let source = Source([1, 2, 3])
    let window = TestWindow(Changing(source: source))
    let before = window.elements.filter { $0.tag == .li }
    EventCycle.run { source.numbers = [3, 1, 4] }
    let after = window.elements.filter { $0.tag == .li }
    #expect(after[0] === before[2])
    #expect(after[1] === before[0])
    #expect(window.texts == ["3", "1", "4"])
  }
}
