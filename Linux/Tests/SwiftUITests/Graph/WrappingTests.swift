import Foundation
import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Modifiers that only wrap their content are not rendered again when a view deep inside changes.
@MainActor @Suite struct WrappingTests {
  @MainActor @Observable final class Model {
    var first = "one"
    var second = "one"
    var isWide = false
    var isLarge = false
    var title: String?
  }

  struct First: View {
    let model: Model

    var body: some View {
      if model.isWide { Color.red } else { Text(model.first) }
    }
  }

  struct Second: View {
    let model: Model

    var body: some View {
      HStack {
        Text(model.second)
        if model.isWide { Spacer() }
      }
      .navigationTitle(model.title ?? "none")
    }
  }

  /// A view in the middle of the tree that reads a size.
  struct Padded<Content: View>: View {
    let model: Model
    let content: Content
    var body: some View { content.padding(model.isLarge ? 20 : 10) }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("still")
        ScrollView {
          Padded(
            model: model,
            content: HStack {
              First(model: model).padding(4).background(.red)
              Second(model: model).frame(maxHeight: 40).overlay { Text("over") }
            }
            .opacity(0.5)
          )
        }
        .clipShape(Circle())
        .toolbar { Button("Add") {} }
      }
      .frame(width: 100)
    }
  }

  /// Returns the markup of a new window with the same model.
  private func markupOfNewWindow(_ model: Model) -> String {
    TestWindow(Screen(model: model)).markup
  }

  @Test func `A change updates only the elements around it`() throws {
    let model = Model()
    let window = TestWindow(Screen(model: model))
    let (before, still) = (window.root, window.elements.first { $0.text == "still" })
    UpdateLoop.run { model.first = "two" }
    #expect(window.markup == markupOfNewWindow(model))
    #expect(window.texts == ["still", "two", "one", "over"])
    #expect(window.elements.first { $0.text == "still" } === still)
    let former = Dictionary(uniqueKeysWithValues: before.all.map { ($0.id, $0) })
    let text = try #require(window.elements.first { $0.text == "two" })
    for element in window.elements.dropFirst() {
      let containsText = element.all.contains { $0 === text }
      #expect((former[element.id] !== element) == containsText)
    }
  }

  @Test(
    arguments: [
      {
        $0.first = "two"; $0.second = "two"
      },
      { $0.first = "a longer one" },
      { $0.isWide = true },
      {
        $0.isLarge = true; $0.second = "two"
      },
      { $0.title = "named" },
      {
        $0.second = "two"; $0.title = "named"; $0.isWide = true
      },
    ] as [@MainActor @Sendable (Model) -> Void]
  )
  func `A changed window has the same markup as a new window`(
    _ change: @MainActor @Sendable (Model) -> Void
  ) {
    let model = Model()
    let window = TestWindow(Screen(model: model))
    UpdateLoop.run { change(model) }
    #expect(window.markup == markupOfNewWindow(model))
    #expect(window.preferences.title == model.title ?? "none")
    UpdateLoop.run { model.first += "!" }
    #expect(window.markup == markupOfNewWindow(model))
  }

  @Test func `A changed view is shown even if its parent is resolved before the update`() throws {
    let model = Model()
    let window = TestWindow(Screen(model: model))
    func nodes(_ node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap(nodes) }
    let text = try #require(
      window.graph.root.flatMap { nodes($0).first { ($0.view as? Text)?.string == "one" } }
    )
    UpdateLoop.run {
      text.update(to: Text("two"), environment: text.environment)
      // The padding is the direct parent.
      _ = text.parent?.resolve()
    }
    #expect(window.texts == ["still", "two", "one", "over"])
  }

  struct Drawn: WrappingModifier {
    let count: Counter
    func render(_ content: Output, _ node: ViewNode) -> Output {
      count.value += 1
      return content.mapBoxes { node.wrap($0, class: "b") }
    }
  }

  @MainActor final class Counter {
    var value = 0
  }

  @Test func `A wrapping modifier renders again only if its content fills other axes than before`()
    async
  {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("STRICT_STANDINS", "0", 1)
        let (model, count) = (Model(), Counter())
        let window = TestWindow(First(model: model).modifier(Drawn(count: count)))
        UpdateLoop.run { model.first = "two" }
        precondition(window.texts == ["two"] && count.value == 1)
        // A color fills its space, so all views around it are rendered again.
        UpdateLoop.run { model.isWide = true }
        precondition(window.texts.isEmpty && count.value == 2)
      }
    }
  }

  /// A wrapping modifier that reads its content's text, which is not allowed.
  struct Peeking: WrappingModifier {
    func render(_ content: Output, _ node: ViewNode) -> Output {
      content.mapBoxes { node.wrap($0, class: $0.element.text ?? "") }
    }
  }

  @Test func `A wrapping modifier whose elements depend on its content is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        setenv("STRICT_STANDINS", "1", 1)
        let model = Model()
        let window = TestWindow(First(model: model).modifier(Peeking()))
        UpdateLoop.run { model.first = "two" }
        window.close()
      }
    }
    let standardError = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(standardError.contains("is not a WrappingView: its elements depend on its content"))
  }
}
