import Testing
import WebElements

@testable import SwiftUI

/// A page restores its view state from the browser.
@MainActor @Suite struct RestorationTests {
  struct Draft: Codable, Equatable {
    var name = ""
  }

  struct Editor: View {
    @State private var isOpen = false
    @State private var draft = Draft()

    var body: some View {
      VStack {
        Button("open") { isOpen = true }
        if isOpen { TextField("Name", text: $draft.name) }
        Text("\(isOpen) \(draft.name)")
      }
    }
  }

  @Test func `An open editor and its text are restored`() {
    let first = TestWindow(Editor())
    first.tap("open")
    first.type("Read", into: "Name")
    let kept = first.graph.restoration.kept
    first.close()

    let second = TestWindow(kept: kept, Editor())

    #expect(second.texts == ["open", "true Read"])
  }

  @Test func `Unchanged state is not saved`() {
    let window = TestWindow(Editor())

    #expect(window.graph.restoration.kept.isEmpty)
  }

  @Test func `Invalid state from the browser is ignored`() {
    let first = TestWindow(Editor())
    first.tap("open")
    let nonsense = first.graph.restoration.kept.mapValues { _ in "{\"no\":1}" }

    let second = TestWindow(kept: nonsense, Editor())

    #expect(second.texts == ["open", "false "])
  }

  struct Screens: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("switch") { isOpen.toggle() }
        if isOpen { Editor() }
      }
    }
  }

  @Test func `A view that appears again after its restoration starts with its initial state`() {
    let first = TestWindow(Screens())
    first.tap("switch")
    first.tap("open")
    let second = TestWindow(kept: first.graph.restoration.kept, Screens())
    #expect(second.texts.last == "true ")

    second.tap("switch")
    second.tap("switch")

    #expect(second.texts.last == "false ")
  }
}
