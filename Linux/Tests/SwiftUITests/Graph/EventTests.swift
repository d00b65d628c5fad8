import Testing
import WebElements

@testable import SwiftUI

/// Events for elements that don't accept them have no effect.
@MainActor @Suite struct EventTests {
  struct Once: View {
    @State private var isShown = true
    let pressed: () -> Void

    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        if isShown { Button("press") { pressed() } }
      }
    }
  }

  @Test func `An event for a removed or unknown element, or of another kind, does nothing`() {
    var presses = 0
    let window = TestWindow(Once { presses += 1 })
    let button = window.element(.button, "press")?.id ?? 0
    let patches = window.shown.count

    window.send(.click, to: 987_654)
    window.send(.input, to: button, .text("x"))
    #expect(presses == 0)
    #expect(window.shown.count == patches)

    window.send(.click, to: button)
    window.tap("hide")
    window.send(.click, to: button)
    #expect(presses == 1)
  }
}
