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

  @Test func `A heading in a title font has level 1, and other headings have level 2`() {
    let window = TestWindow(
      VStack {
        Text("Read").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Text("Notes").font(.headline).accessibilityAddTraits(.isHeader)
      }
    )
    let headings = window.elements.filter { $0.value("role") == "heading" }
    #expect(headings.map { $0.value("aria-level") } == ["1", "2"])
  }
}
