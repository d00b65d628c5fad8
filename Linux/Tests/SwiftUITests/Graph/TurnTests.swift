import Observation
import Testing
import WebElements

@testable import SwiftUI

/// The order in which several windows of one app update.
@MainActor @Suite struct TurnTests {
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

  /// The texts that the windows showed, in order.
  final class Log {
    var lines: [String] = []
  }

  private let counter = Counter()
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

  /// Yields the main actor until a condition holds.
  private func wait(until isTrue: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(10)
    while !isTrue(), ContinuousClock.now < end { await Task.yield() }
  }

  @Test func `The tapped window updates immediately, the others later`() async throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[1])
    #expect(log.lines == ["b 1"])
    await wait { log.lines.count == 3 }
    // Both changes are noted at the same time, so their order is not defined.
    #expect(Set(log.lines) == ["b 1", "a 1", "c 1"])
    for window in windows { window.close() }
  }

  @Test func `Several changes are shown in one update`() async throws {
    let windows = ["a", "b"].map(window)
    for _ in 0..<3 { try tap(windows[0]) }
    await wait { log.lines.count == 4 }
    #expect(log.lines == ["a 1", "a 2", "a 3", "b 3"])
    for window in windows { window.close() }
  }

  @Test func `A tap comes before pending updates`() async throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    try tap(windows[2])
    #expect(log.lines == ["a 1", "c 2"])
    await wait { log.lines.count == 4 }
    // Pending windows update in the order of their changes.
    #expect(log.lines == ["a 1", "c 2", "b 2", "a 2"])
    for window in windows { window.close() }
  }

  @Test func `A hidden window waits until it is shown`() async throws {
    let windows = ["a", "b", "c"].map(window)
    windows[1].graph.setSeen(false)
    try tap(windows[0])
    await wait { log.lines.count == 2 }
    try tap(windows[0])
    await wait { log.lines.count == 4 }
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
    await wait { log.lines.count == 2 }
    #expect(log.lines == ["a 1", "b 1"])
    for window in windows { window.close() }
  }

  @Test func `A window hidden while pending is skipped`() async throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    windows[1].graph.setSeen(false)
    await wait { log.lines.count == 2 }
    #expect(log.lines == ["a 1", "c 1"])
    windows[1].graph.setSeen(true)
    #expect(log.lines == ["a 1", "c 1", "b 1"])
    for window in windows { window.close() }
  }

  @Test func `A window closed while pending is skipped`() async throws {
    let windows = ["a", "b", "c"].map(window)
    try tap(windows[0])
    windows[1].close()
    await wait { log.lines.count == 2 }
    #expect(log.lines == ["a 1", "c 1"])
    for window in windows { window.close() }
  }
}
