import Observation
import Testing
import WebElements

@testable import SwiftUI

/// The elements that a list creates around its rows' content.
@MainActor @Suite struct RenderedRowTests {
  @MainActor @Observable final class Model {
    var names = ["a", "b", "c"]
    var labels: [String: String] = [:]
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { name in
          Button(model.labels[name] ?? name) {}
        }
      }
    }
  }

  private func ids(_ window: TestWindow) -> [Int] { window.rows.map(\.id) }

  @Test func `Rows keep their elements when rows above are removed or moved`() {
    let model = Model()
    let window = TestWindow(Rows(model: model))
    let first = window.rows
    UpdateLoop.run { model.names = ["b", "c"] }
    #expect(ids(window) == [first[1].id, first[2].id])
    UpdateLoop.run { model.names = ["c", "b"] }
    #expect(ids(window) == [first[2].id, first[1].id])
    #expect(zip(window.rows, [first[2], first[1]]).allSatisfy { $0 === $1 })
  }

  @Test func `Only a changed row is rendered again`() {
    let model = Model()
    let window = TestWindow(Rows(model: model))
    let first = window.rows
    let parts = first[1].all.map(\.id)
    UpdateLoop.run { model.labels["b"] = "B" }
    let second = window.rows
    #expect(second[1].all.map(\.id) == parts)
    #expect(zip(first, second).map { $0 === $1 } == [true, false, true])
  }

  private struct MovableRows: View {
    let model: Model

    var body: some View {
      let names = model.names
      List {
        ForEach(names, id: \.self) { name in
          Text(model.labels[name] ?? name)
        }
        .onMove { offsets, destination in
          // The move starts from the names that the closure captured in the last evaluation.
          model.names = names
          model.names.move(fromOffsets: offsets, toOffset: destination)
        }
      }
    }
  }

  @Test func `A movable list renders only changed rows again, and a drag moves its current rows`() {
    let model = Model()
    let window = TestWindow(MovableRows(model: model))
    let first = window.rows
    UpdateLoop.run { model.labels["b"] = "B" }
    #expect(zip(first, window.rows).map { $0 === $1 } == [true, false, true])
    UpdateLoop.run { model.names = ["a", "b", "c", "d"] }
    #expect(window.rows[0] === first[0])
    window.send(.gesture, to: first[0].id, .number(3))
    #expect(window.texts == ["B", "c", "a", "d"])
    window.send(.gesture, to: first[0].id, .number(4))
    #expect(window.texts == ["B", "c", "d", "a"])
  }

  @Test func `A removed row receives no taps and is released`() throws {
    let model = Model()
    let window = TestWindow(Rows(model: model))
    let content = try #require(window.rows[0].all.first { $0.events.contains(.click) })
    let made = window.heldElementCount
    #expect(window.graph.handlers[content.id] != nil)
    UpdateLoop.run { model.names = ["b", "c"] }
    #expect(window.graph.handlers[content.id] == nil)
    UpdateLoop.run { model.names = ["a", "b", "c"] }
    #expect(window.heldElementCount == made)
  }

  @Test func `A removed list receives no taps`() throws {
    let model = Model()
    let window = TestWindow(Shown(model: model))
    let content = try #require(window.rows[0].all.first { $0.events.contains(.click) })
    UpdateLoop.run { model.names = [] }
    #expect(window.graph.handlers[content.id] == nil)
  }

  private struct Shown: View {
    let model: Model

    var body: some View {
      if !model.names.isEmpty { Rows(model: model) }
    }
  }
}
