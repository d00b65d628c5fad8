import Testing
import WebElements

@testable import SwiftUI

/// A modifier that adds a view, such as an overlay, adds it to each view of a group.
@MainActor @Suite struct CompanionTests {
  /// Returns the texts of each row without the symbol of its menu.
  private func rows(_ window: TestWindow) -> [[String]] {
    window.rows.map { $0.all.compactMap(\.text) }.dropFirst(2).map {
      $0.filter { $0 != SymbolGlyph("ellipsis").text }
    }
  }

  private func expectEachOnce(_ window: TestWindow) {
    let ids = window.elements.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(!window.graph.needsFlush)
  }

  @Test func `Each row has a separate background and separate actions`() {
    let window = TestWindow(
      Stateful(["a", "b"]) { $names in
        List {
          Button("more") { names += ["c"] }
          Button("fewer") { names.removeFirst() }
          ForEach(names, id: \.self) { Text($0) }
            .listRowBackground(Color.white)
            .swipeActions { Button("delete \(names.count)") {} }
        }
      }
    )
    window.approach()
    #expect(rows(window) == [["a", "delete 2", "delete 2"], ["b", "delete 2", "delete 2"]])
    #expect(window.elements.filter { $0.value("class") == "row-ground" }.count == 2)
    expectEachOnce(window)

    window.tap("more")
    window.approach()
    #expect(
      rows(window) == ["a", "b", "c"].map { [$0, "delete 3", "delete 3"] }
    )
    expectEachOnce(window)

    window.tap("fewer")
    window.tap("fewer")
    #expect(rows(window) == [["c", "delete 1", "delete 1"]])
    expectEachOnce(window)
  }

  @Test func `Each view of a group has a separate overlay and a separate menu`() {
    let window = TestWindow(
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .overlay { Text("over") }
        .contextMenu { Button("menu") {} }
      }
    )
    window.approach()
    #expect(window.texts == ["a", "over", "menu", "b", "over", "menu"])
    expectEachOnce(window)
  }

  @Test func `An alert of a swipe action is presented once`() {
    let window = TestWindow(
      List {
        Text("a").swipeActions {
          Button("delete") {}.alert("Sure?", isPresented: .constant(true)) {}
        }
      }
    )
    window.approach()
    #expect(window.dialogs.count == 1)
    expectEachOnce(window)
  }
}
