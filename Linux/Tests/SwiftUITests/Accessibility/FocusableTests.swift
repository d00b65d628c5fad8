import SwiftUI
import Testing

@MainActor struct FocusableTests {
  @Test func `A control that is not focusable is skipped by the Tab key`() throws {
    let window = TestWindow(
      VStack {
        Button("One") {}
        Button("Two") {}.focusable(false)
      }
    )
    #expect(try #require(window.element(.button, "One")).value("tabindex") == nil)
    #expect(try #require(window.element(.button, "Two")).value("tabindex") == "-1")
  }
}
