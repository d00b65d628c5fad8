import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// Views for unavailable content, and labeled content.
@MainActor @Suite struct UnavailableTests {
  private func texts(_ view: some View) -> [String] {
    TestWindow(view).elements.filter { $0.value("class")?.hasPrefix("sym") != true }
      .compactMap(\.text)
  }

  @Test func `The label is above the description and the actions`() {
    let window = TestWindow(
      ContentUnavailableView {
        Label("No Habits", systemImage: "plus.circle")
      } description: {
        Text("Add one.")
      } actions: {
        Button("Add") {}
      }
    )
    #expect(
      window.texts == [SymbolGlyph("plus.circle").text, "No Habits", "Add one.", "Add"]
    )
    #expect(window.root.children.first?.value("class")?.contains("gx gy") == true)
  }

  @Test func `A description is optional`() {
    #expect(texts(ContentUnavailableView { Text("Empty") }) == ["Empty"])
  }

  @Test func `A label is before its value`() {
    let name = "Count"
    #expect(texts(LabeledContent("Count", value: "8")) == ["Count", "8"])
    #expect(texts(LabeledContent(name, value: "8")) == ["Count", "8"])
    #expect(texts(LabeledContent("Count") { Text("eight") }) == ["Count", "eight"])
    let second = TestWindow(LabeledContent("Count", value: "8")).elements.last
    #expect(second?.value("style")?.contains("color") == true)
  }
}
