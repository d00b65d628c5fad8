import Testing
import WebElements

@testable import SwiftUI

/// Long presses.
@MainActor @Suite struct LongPressTests {
  private func pressed(_ window: TestWindow) throws -> Element {
    try #require(window.elements.first { $0.value("data-press") != nil })
  }

  @Test func `A long press performs its action`() throws {
    var presses = 0
    let window = TestWindow(
      Text("Read").simultaneousGesture(LongPressGesture().onEnded { _ in presses += 1 })
    )
    #expect(
      window.markup
        == "<div class='b' data-press='500' data-slack='10' role='button' tabindex='0' "
        + "on='gesture'><span class='t f-body'>Read</span></div>"
    )

    window.send(.gesture, to: try pressed(window).id, .text("press"))
    window.send(.gesture, to: try pressed(window).id, .text("something else"))
    window.send(.gesture, to: try pressed(window).id, .bool(true))
    #expect(presses == 1)
  }

  @Test func `Duration and distance are rendered as attributes`() throws {
    let view = Text("Read")
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 1.25, maximumDistance: 30).onEnded { _ in }
      )
    let element = try pressed(TestWindow(view))
    #expect(element.value("data-press") == "1250")
    #expect(element.value("data-slack") == "30")
  }

  @Test func `A button with a long press stays a button and the only tab stop`() throws {
    var log: [String] = []
    let window = TestWindow(
      Button("Done") { log.append("tap") }
        .simultaneousGesture(LongPressGesture().onEnded { _ in log.append("press") })
    )
    let element = try pressed(window)
    #expect(element.value("tabindex") == nil)
    #expect(element.value("role") == nil)

    window.tap("Done")
    window.send(.gesture, to: element.id, .text("press"))
    #expect(log == ["tap", "press"])
  }
}
