import Observation
import Testing
import WebElements

@testable import SwiftUI

/// The window's undo manager, which undoes the changes of one event together.
@MainActor @Suite struct UndoTests {
  @Observable @MainActor final class Model {
    var value = 0

    func set(_ new: Int, _ undoManager: UndoManager?) {
      let old = value
      undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
      undoManager?.setActionName("Set")
      value = new
    }
  }

  struct Counter: View {
    let model: Model
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Text("value \(model.value)")
        Button("twice") {
          model.set(model.value + 1, undoManager)
          model.set(model.value + 1, undoManager)
        }
        Button("once") { model.set(model.value + 1, undoManager) }
      }
    }
  }

  private func window(_ model: Model = Model()) -> TestWindow {
    let graph = ViewGraph()
    return TestWindow(graph, UndoQuestion(undo: graph.undo, content: Counter(model: model)))
  }

  @Test func `All changes of an event are undone and redone together`() {
    let window = window()
    window.tap("twice")
    window.tap("once")
    #expect(window.texts.first == "value 3")

    UpdateLoop.run { window.graph.undo.perform(.undo) }
    #expect(window.texts.first == "value 2")
    UpdateLoop.run { window.graph.undo.perform(.undo) }
    #expect(window.texts.first == "value 0")
    UpdateLoop.run { window.graph.undo.perform(.redo) }
    #expect(window.texts.first == "value 2")
  }

  @Test func `Each window has a separate undo manager`() {
    let model = Model()
    let (one, other) = (window(model), window(model))
    one.tap("once")
    #expect(one.graph.undo.isPossible(.undo))
    #expect(!other.graph.undo.isPossible(.undo))
  }

  @Test func `A shake offers to undo the last action by name, or to redo it once it is undone`() {
    let window = window()
    UpdateLoop.run { window.graph.undo.ask() }
    #expect(window.dialogs.isEmpty)

    window.tap("once")
    UpdateLoop.run { window.graph.undo.ask() }
    #expect(window.presented.last?.value("aria-label") == "Undo Set?")
    window.tap("Cancel")
    #expect(window.texts.first == "value 1")
    #expect(window.dialogs.isEmpty)

    UpdateLoop.run { window.graph.undo.ask() }
    window.tap("Undo")
    #expect(window.texts.first == "value 0")

    UpdateLoop.run { window.graph.undo.ask() }
    #expect(window.presented.last?.value("aria-label") == "Redo Set?")
    window.tap("Redo")
    #expect(window.texts.first == "value 1")
  }

  @Test func `Changes between events form a separate undo group`() {
    let model = Model()
    let window = window(model)
    model.set(5, window.graph.undo.manager)
    window.tap("once")
    UpdateLoop.run { window.graph.undo.perform(.undo) }
    #expect(window.texts.first == "value 5")
  }
}
