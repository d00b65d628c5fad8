import Observation
import TestSupport
import Testing
import WebElements

@testable import SwiftUI

/// A change reevaluates only the bodies that read it, and an event causes one update.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EvaluationTests {
  @Observable @MainActor final class Model {
    var first = 0
    var second = 0
  }

  struct First: View {
    let model: Model
    var body: some View { Text("first \(model.first)") }
  }

  struct Second: View {
    let model: Model
    var body: some View { Text("second \(model.second)") }
  }

  struct Both: View {
    let model: Model

    var body: some View {
      VStack {
        First(model: model)
        Second(model: model)
        Button("write both twice") {
          model.first += 1
          model.second += 1
          model.first += 1
          model.second += 1
        }
        Button("write first") { model.first += 1 }
      }
    }
  }

  @Test func `A change reevaluates only the bodies that read it`() {
    let window = TestWindow(Both(model: Model()))
    window.graph.startCounting()

    window.tap("write first")

    #expect(window.texts.prefix(2) == ["first 1", "second 0"])
    #expect(window.graph.evaluations(of: First.self) == 1)
    #expect(window.graph.evaluations(of: Second.self) == 0)
    #expect(window.graph.evaluations(of: Both.self) == 0)
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach(0..<2) { row in
          Text("row \(row) \(model.first)")
          Second(model: model)
        }
      }
    }
  }

  @Test func `A change read by a ForEach's content updates the content`() {
    let model = Model()
    let window = TestWindow(Rows(model: model))
    window.graph.startCounting()

    UpdateLoop.run { model.first = 1 }
    #expect(window.texts == ["row 0 1", "second 0", "row 1 1", "second 0"])
    #expect(window.graph.evaluations(of: Rows.self) == 0)
    #expect(window.graph.evaluations(of: Second.self) == 0)

    UpdateLoop.run { model.first = 2 }
    #expect(window.texts == ["row 0 2", "second 0", "row 1 2", "second 0"])
  }

  @Test func `Several changes in one event cause one update`() {
    let window = TestWindow(Both(model: Model()))
    window.graph.startCounting()
    let patches = window.shown.count

    window.tap("write both twice")

    #expect(window.texts.prefix(2) == ["first 2", "second 2"])
    #expect(window.shown.count == patches + 1)
    #expect(window.graph.evaluations(of: First.self) == 1)
    #expect(window.graph.evaluations(of: Second.self) == 1)
  }

  struct Plain: View {
    let number: Int
    var body: some View { Text("plain \(number)") }
  }

  struct Parent: View {
    @State private var mine = 0

    var body: some View {
      VStack {
        Button("mine \(mine)") { mine += 1 }
        Plain(number: 7)
        Plain(number: mine)
      }
    }
  }

  @Test func `A view with equal values is not reevaluated`() {
    let window = TestWindow(Parent())
    window.graph.startCounting()

    window.tap("mine 0")

    #expect(window.texts == ["mine 1", "plain 7", "plain 1"])
    #expect(window.graph.evaluations(of: Plain.self) == 1)
  }

  struct EqualWriter: View {
    @State private var value = 1

    var body: some View {
      Button("value \(value)") { value = 1 }
    }
  }

  @Test func `Writing an equal value changes nothing`() {
    let window = TestWindow(EqualWriter())
    window.graph.startCounting()
    let patches = window.shown.count

    window.tap("value 1")

    #expect(window.graph.evaluations(of: EqualWriter.self) == 0)
    #expect(window.shown.count == patches)
  }

  @Test func `A change evaluates a body once, however often the body was evaluated before`() {
    struct Follower: View {
      let model: Model
      @State private var other = 0
      var body: some View {
        VStack {
          Text("first \(model.first)")
          Button("other \(other)") { other += 1 }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Follower(model: model))
    window.tap("other 0")
    window.tap("other 1")
    window.graph.startCounting()

    UpdateLoop.run { model.first += 1 }

    #expect(window.texts == ["first 1", "other 2"])
    #expect(window.graph.evaluations(of: Follower.self) == 1)
  }

  @Test func `A change outside an event is shown`() async {
    let model = Model()
    let window = TestWindow(First(model: model))

    model.first = 5
    await until { window.texts == ["first 5"] }

    #expect(window.texts == ["first 5"])
  }

  @Test func `A closed window is not updated`() {
    let model = Model()
    let window = TestWindow(First(model: model))
    let patches = window.shown.count

    window.close()
    UpdateLoop.run { model.first = 9 }

    #expect(window.shown.count == patches)
  }

  @MainActor private final class Comparisons {
    static var count = 0
  }

  private struct Value: Equatable {
    let number: Int

    static func == (one: Value, other: Value) -> Bool {
      MainActor.assumeIsolated { Comparisons.count += 1 }
      return one.number == other.number
    }
  }

  private struct Innermost: View {
    let value: Value
    var body: some View { Text("\(value.number)") }
  }

  private struct Bare: View {
    let model: Model
    var body: some View { Innermost(value: Value(number: model.first)).opacity(1) }
  }

  private struct Wrapped: View {
    let model: Model

    var body: some View {
      Innermost(value: Value(number: model.first))
        .opacity(1).opacity(1).opacity(1).opacity(1).opacity(1).opacity(1)
    }
  }

  private func comparisons(after write: () -> Void) -> Int {
    Comparisons.count = 0
    UpdateLoop.run(write)
    UpdateLoop.finish()
    return Comparisons.count
  }

  @Test func `The number of comparisons does not depend on the number of modifiers`() {
    let (bare, wrapped) = (Model(), Model())
    let windows = [TestWindow(Bare(model: bare)), TestWindow(Wrapped(model: wrapped))]
    let once = comparisons { bare.first = 1 }
    #expect(once > 0)
    #expect(comparisons { wrapped.first = 1 } == once)
    #expect(windows.map(\.texts) == [["1"], ["1"]])
  }
}
