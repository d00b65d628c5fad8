import Testing
import WebElements

@testable import SwiftUI

/// A view's identity is its path of slots, branches, and keys. Its state lives as long as its
/// identity.
@MainActor @Suite struct IdentityTests {
  struct Rows: View {
    @Binding var names: [String]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { CountingButton(name: $0) }
      }
    }
  }

  /// Returns the ids of the buttons by label.
  private func ids(_ window: TestWindow) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: window.elements.filter { $0.tag == .button }.map { ($0.spoken, $0.id) }
    )
  }

  @Test(
    arguments: [
      // Moved rows keep their state.
      ("b 0", [["c", "b", "a"]], ["c 0", "b 1", "a 0"]),
      // An inserted row leaves the other rows unchanged.
      ("a 0", [["x", "a", "b", "c"]], ["x 0", "a 1", "b 0", "c 0"]),
      // A removed row that returns has new state.
      ("b 0", [["a", "c"], ["a", "b", "c"]], ["a 0", "b 0", "c 0"]),
    ]
  )
  func `Rows keep their state and elements until they are removed`(
    tapped: String,
    changes: [[String]],
    texts: [String]
  ) {
    let names = StateStorage(["a", "b", "c"])
    let window = TestWindow(Rows(names: names.binding))
    window.tap(tapped)
    let before = ids(window)

    for change in changes { UpdateLoop.run { names.value = change } }

    #expect(window.texts == texts)
    let kept = before.filter { label, _ in
      changes.allSatisfy { $0.contains(String(label.prefix(1))) }
    }
    #expect(kept.allSatisfy { ids(window)[$0.key] == $0.value })
  }

  @Test func `Rows with the same identifier are distinguished by their order`() {
    let names = StateStorage(["a", "b", "c"])
    let window = TestWindow(Rows(names: names.binding))

    UpdateLoop.run { names.value = ["a", "a"] }
    window.send(.click, to: window.elements.last { $0.tag == .button }?.id ?? 0)

    #expect(window.texts == ["a 0", "a 1"])
  }

  @Test func `A removed branch that returns has new state`() {
    let window = TestWindow(
      Stateful(true) { $isFirst in
        Button("switch") { isFirst.toggle() }
        if isFirst { CountingButton(name: "first") } else { CountingButton(name: "second") }
      }
    )
    window.tap("first 0")
    #expect(window.texts == ["switch", "first 1"])

    window.tap("switch")
    #expect(window.texts == ["switch", "second 0"])

    window.tap("switch")
    #expect(window.texts == ["switch", "first 0"])
  }

  @Test func `A changed identifier resets the state, and an equal identifier keeps it`() {
    let window = TestWindow(
      Stateful(1) { $key in
        Button("next") { key += 1 }
        Button("same") { key += 0 }
        CountingButton(name: "keyed").id(key)
      }
    )
    window.tap("keyed 0")

    window.tap("same")
    #expect(window.texts == ["next", "same", "keyed 1"])

    window.tap("next")
    #expect(window.texts == ["next", "same", "keyed 0"])
  }

  @Test func `A view of another type at the same position resets the state`() {
    let window = TestWindow(
      Stateful(false) { $isText in
        Button("switch") { isText.toggle() }
        isText ? AnyView(Text("text")) : AnyView(CountingButton(name: "erased"))
      }
    )
    window.tap("erased 0")
    window.tap("switch")
    window.tap("switch")

    #expect(window.texts == ["switch", "erased 0"])
  }
}
