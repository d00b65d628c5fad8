import Observation
import TestSupport
import Testing
import WebElements

@testable import SwiftUI

/// The order in which several windows of one app update. The tests run one at a time, because one
/// of them sets a delay that applies to all windows.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TurnTests {
  @Observable final class Counter {
    var count = 0
  }

  struct Count: View {
    let counter: Counter
    let name: String

    var body: some View {
      Button("\(name) \(counter.count)") { counter.count += 1 }
    }
  }

  private let counter = Counter()
  /// The texts that the windows showed, in order.
  private let log = Log()

  private func window(_ name: String) -> TestWindow {
    let window = TestWindow(Count(counter: counter, name: name))
    let show = window.graph.show
    window.graph.show = { [log] output, effects in
      show?(output, effects)
      log.lines.append(window.texts.joined())
    }
    return window
  }

  private func tap(_ window: TestWindow) throws {
    let button = try #require(window.elements.first { $0.tag == .button })
    UpdateLoop.run(in: window.graph) {
      window.graph.dispatch(PageEvent(element: button.id, name: .click))
    }
  }

  /// Takes all turns without suspending, so that no other test updates the windows in between.
  private func takeTurns() { while !UpdateLoop.waiting.isEmpty { UpdateLoop.takeTurn() } }

  @Test func `The tapped window updates immediately, and other windows update later`() throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[1])
    #expect(log.lines == ["b 1"])
    takeTurns()
    // Both changes are noted at the same time, so their order is not defined.
    #expect(Set(log.lines) == ["b 1", "a 1", "c 1"])
    for window in windows { window.close() }
  }

  @Test func `Another window shows several changes in one update`() throws {
    let windows = ["a", "b"].map(window)
    for _ in 0..<3 { try tap(windows[0]) }
    takeTurns()
    #expect(log.lines == ["a 1", "a 2", "a 3", "b 3"])
    for window in windows { window.close() }
  }

  @Test func `A tapped window updates before windows with pending updates`() throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    try tap(windows[2])
    #expect(log.lines == ["a 1", "c 2"])
    takeTurns()
    // Pending windows update in the order of their changes.
    #expect(log.lines == ["a 1", "c 2", "b 2", "a 2"])
    for window in windows { window.close() }
  }

  @Test func `A hidden window updates only when it is shown`() throws {
    let windows = ["a", "b", "c"].map(window)
    windows[1].graph.setSeen(false)
    try tap(windows[0])
    takeTurns()
    try tap(windows[0])
    takeTurns()
    #expect(log.lines == ["a 1", "c 1", "a 2", "c 2"])
    windows[1].graph.setSeen(true)
    #expect(log.lines.last == "b 2")
    for window in windows { window.close() }
  }

  @Test func `A hidden window updates after a maximum delay`() async throws {
    let longest = UpdateLoop.longestUnseen
    UpdateLoop.longestUnseen = .zero
    defer { UpdateLoop.longestUnseen = longest }
    let windows = ["a", "b"].map(window)
    windows[1].graph.setSeen(false)
    try tap(windows[0])
    #expect(log.lines == ["a 1"])
    await until { log.lines.count >= 2 }
    #expect(log.lines == ["a 1", "b 1"])
    for window in windows { window.close() }
  }

  @Test func `A window that is hidden during a pending update is updated when it is shown`() throws
  {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    windows[1].graph.setSeen(false)
    takeTurns()
    #expect(log.lines == ["a 1", "c 1"])
    windows[1].graph.setSeen(true)
    #expect(log.lines == ["a 1", "c 1", "b 1"])
    for window in windows { window.close() }
  }

  @Test func `The pending update of a closed window is skipped`() throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    windows[1].close()
    takeTurns()
    #expect(log.lines == ["a 1", "c 1"])
    for window in windows { window.close() }
  }
}
