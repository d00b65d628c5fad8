import Testing
import WebElements

@testable import SwiftUI

/// Focus state and the browser's focus stay in sync.
@MainActor @Suite struct FocusTests {
  enum Field: Hashable { case name, notes }

  struct Editor: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text("focus \(field.map { "\($0)" } ?? "none")")
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        TextField("Notes", text: .constant("")).focused($field, equals: .notes)
        Button("to name") { field = .name }
        Button("to notes") { field = .notes }
        Button("nowhere") { field = nil }
      }
    }
  }

  private func id(_ window: TestWindow, _ label: String) throws -> Int {
    try #require(window.element(.input, label)).id
  }

  @Test func `A changed focus state moves the browser's focus`() throws {
    let window = TestWindow(Editor())
    let (name, notes) = (try id(window, "Name"), try id(window, "Notes"))
    #expect(window.effects.isEmpty)

    window.tap("to name")
    #expect(window.effects == [.focus(name)])

    window.tap("to notes")
    #expect(Set(window.effects.dropFirst()) == [.blur(name), .focus(notes)])

    window.tap("nowhere")
    #expect(window.effects.dropFirst(3) == [.blur(notes)])
    #expect(window.texts.first == "focus none")
  }

  @Test func `The browser's focus changes the focus state and is not sent back`() throws {
    let window = TestWindow(Editor())
    let (name, notes) = (try id(window, "Name"), try id(window, "Notes"))

    window.send(.focus, to: name)
    #expect(window.texts.first == "focus name")

    window.send(.blur, to: name)
    window.send(.focus, to: notes)
    #expect(window.texts.first == "focus notes")

    // A late blur of an unfocused control changes nothing.
    window.send(.blur, to: name)
    #expect(window.texts.first == "focus notes")

    window.send(.blur, to: notes)
    #expect(window.texts.first == "focus none")
    #expect(window.effects.isEmpty)
  }

  @Test func `Moving the focus leaves the environments of all fields unchanged`() throws {
    let window = TestWindow(Editor())
    func environments() -> [EnvironmentValues] {
      func all(_ node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap(all) }
      return window.graph.root.map(all)?.map(\.environment).filter { $0.focusTarget != nil } ?? []
    }
    let before = environments()
    #expect(!before.isEmpty)

    window.tap("to name")

    #expect(zip(before, environments()).allSatisfy { $0.isIdentical(to: $1) })
  }

  struct Appearing: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: .constant(""))
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test func `A field can be focused when it appears`() throws {
    let window = TestWindow(Appearing())

    #expect(window.effects == [.focus(try id(window, "Name"))])
  }

  struct Renamed: View {
    @FocusState private var field: String?
    @State private var key = "a"

    var body: some View {
      VStack {
        Text("focus \(field ?? "none")")
        TextField("Name", text: .constant("")).focused($field, equals: key)
        Button("rename") { key = "b" }
      }
    }
  }

  @Test func `The focus value of a control can change`() throws {
    let window = TestWindow(Renamed())
    window.tap("rename")

    window.send(.focus, to: try id(window, "Name"))

    #expect(window.texts.first == "focus b")
  }
}
