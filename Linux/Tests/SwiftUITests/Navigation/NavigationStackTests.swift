import Testing
import WebElements

@testable import SwiftUI

/// Screens that are pushed and popped.
@MainActor @Suite struct NavigationStackTests {
  struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    let number: Int

    var body: some View {
      VStack {
        CountingButton(name: "detail")
        NavigationLink("deeper", value: number + 1)
        Button("close") { dismiss() }
      }
      .navigationTitle("Number \(number)")
    }
  }

  struct Root: View {
    var body: some View {
      NavigationStack {
        VStack {
          CountingButton(name: "root")
          NavigationLink("one", value: 1)
          NavigationLink("word", value: "w")
          NavigationLink("none", value: Int?.none)
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { Detail(number: $0) }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }

  private func levels(_ window: TestWindow) -> [Element] {
    window.elements.filter { $0.value("class")?.hasPrefix("level") == true }
  }

  private func titles(_ window: TestWindow) -> [String] {
    levels(window).map { level in
      level.all.first { $0.tag == .h1 }.map { $0.all.compactMap(\.text).joined() } ?? ""
    }
  }

  /// Taps a control of the top screen.
  private func tap(_ label: String, _ window: TestWindow) throws {
    let top = try #require(levels(window).last)
    let control = try #require(top.all.first { $0.tag == .button && $0.spoken.contains(label) })
    window.send(.click, to: control.id)
  }

  @Test func `A link pushes the destination of its value, which may have any type`() throws {
    let window = TestWindow(Root())
    #expect(titles(window) == ["Home"])
    #expect(window.preferences.title == "Home")
    #expect(window.preferences.steps.count == 0)

    try tap("one", window)
    #expect(titles(window) == ["Home", "Number 1"])
    #expect(window.preferences.title == "Number 1")
    #expect(window.preferences.steps.count == 1)

    try tap("deeper", window)
    #expect(titles(window) == ["Home", "Number 1", "Number 2"])
    #expect(window.preferences.steps.count == 2)
    #expect(levels(window).map { $0.value("inert") } == ["", "", nil])
    #expect(
      levels(window).map { $0.value("class") } == ["level covered", "level covered", "level"]
    )

    window.goBack(to: 0)
    try tap("word", window)
    #expect(levels(window).last?.all.compactMap(\.text).contains("word w") == true)
  }

  @Test func `A link without a value is disabled`() {
    let window = TestWindow(Root())
    #expect(window.element(.button, "none")?.value("disabled") == "")
    #expect(window.element(.button, "one")?.value("disabled") == nil)
  }

  @Test func `Screens below keep their state`() throws {
    let window = TestWindow(Root())
    try tap("root 0", window)
    try tap("one", window)
    try tap("detail 0", window)
    try tap("deeper", window)

    window.goBack(to: 1)
    #expect(titles(window) == ["Home", "Number 1"])
    #expect(window.element(.button, "detail 1") != nil)

    window.goBack(to: 0)
    #expect(titles(window) == ["Home"])
    #expect(window.element(.button, "root 1") != nil)

    // A screen that is pushed again after a pop has new state.
    try tap("one", window)
    #expect(window.element(.button, "detail 0") != nil)
  }

  @Test func `An invalid browser history step does nothing`() throws {
    let window = TestWindow(Root())
    try tap("one", window)

    for depth in [-1, 1, 7] { window.goBack(to: depth) }

    #expect(titles(window) == ["Home", "Number 1"])
  }

  @Test func `The back button has the title of the screen below and pops one screen`() throws {
    let window = TestWindow(Root())
    #expect(window.first("back") == nil)
    try tap("one", window)
    try tap("deeper", window)

    #expect(
      levels(window).last?.all.first { $0.tag == .button }?.spoken.hasSuffix("Number 1") == true
    )
    try tap("Number 1", window)

    #expect(titles(window) == ["Home", "Number 1"])
    #expect(window.first("back")?.spoken.hasSuffix("Home") == true)
  }

  @Test func `Dismiss pops the screen that calls it`() throws {
    let window = TestWindow(Root())
    try tap("one", window)
    try tap("deeper", window)

    try tap("close", window)

    #expect(titles(window) == ["Home", "Number 1"])
  }

  @Test func `The path that the app binds and the displayed screens follow each other`() throws {
    let window = TestWindow(
      Stateful([1]) { $path in
        Text("path \(path.map { "\($0)" }.joined(separator: " "))")
        Button("replace") { path = [2] }
        Button("deepen") { path += [3] }
        Button("home") { path = [] }
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Detail(number: $0) }
        }
      }
    )
    #expect(titles(window) == ["", "Number 1"])
    try tap("detail 0", window)

    window.tap("deepen")
    #expect(titles(window) == ["", "Number 1", "Number 3"])
    #expect(window.element(.button, "detail 1") != nil)

    try tap("deeper", window)
    #expect(window.texts.first == "path 1 3 4")

    window.goBack(to: 1)
    #expect(window.texts.first == "path 1")
    #expect(window.element(.button, "detail 1") != nil)

    window.tap("replace")
    #expect(titles(window) == ["", "Number 2"])
    #expect(window.element(.button, "detail 0") != nil)

    window.tap("home")
    #expect(titles(window) == [""])
  }

  @Test func `A tap on a covered screen does nothing`() throws {
    let window = TestWindow(Root())
    let link = try #require(window.element(.button, "one"))
    let counter = try #require(window.element(.button, "root 0"))
    // Both clicks of a double click were made on the first screen.
    window.send(.click, to: link.id)
    window.send(.click, to: link.id)
    window.send(.click, to: counter.id)
    #expect(titles(window) == ["Home", "Number 1"])

    window.goBack()
    #expect(window.element(.button, "root 0") != nil)
    window.send(.click, to: counter.id)
    #expect(window.element(.button, "root 1") != nil)
  }

  struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("word", value: "w\(number)")
              .navigationDestination(for: String.self) { Text("word \($0)") }
          }
      }
    }
  }

  @Test func `A pushed screen can declare further destinations`() throws {
    let window = TestWindow(Nested())
    defer { window.close() }
    try tap("one", window)
    let patches = window.shown.count

    try tap("word", window)

    #expect(window.texts.contains("word w1"))
    #expect(!window.graph.needsFlush)
    #expect(window.shown.count == patches + 1)
  }
}
