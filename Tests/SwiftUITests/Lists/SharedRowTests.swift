import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Rows that look the same in several windows are rendered once. A window gets its own copy when
/// something happens in it.
@MainActor @Suite(.serialized) final class SharedRowTests {
  @Observable final class Item: Identifiable, Equatable {
    let id: Int
    var count = 0
    var isChosen = false

    init(_ id: Int) { self.id = id }

    nonisolated static func == (one: Item, two: Item) -> Bool { one === two }
  }

  @Observable final class Source {
    var items: [Item]
    init(_ count: Int) { items = (0..<count).map(Item.init) }
  }

  /// The number of times that row bodies ran.
  final class Bodies: Sendable {
    nonisolated(unsafe) static var count = 0
  }

  struct Row: View {
    let item: Item
    @Binding var opened: Int?

    var body: some View {
      Bodies.count += 1
      return Button("item \(item.id), \(item.count)") {
        item.count += 1
        opened = item.id
      }
      .buttonStyle(.plain)
      .swipeActions { Button("Delete") { opened = -1 } }
      .contextMenu { Button("Open") { opened = item.id } }
    }
  }

  struct Screen<RowView: View>: View {
    let source: Source
    @ViewBuilder let row: (Item, Binding<Int?>) -> RowView
    @State private var opened: Int?

    var body: some View {
      Text(opened.map { "opened \($0)" } ?? "nothing opened")
      List {
        ForEach(source.items) { row($0, $opened) }
      }
    }
  }

  private let source = Source(3)
  private let leastWindows = RowPool.leastWindows

  init() {
    RowPool.leastWindows = 0
    Bodies.count = 0
  }

  isolated deinit { RowPool.leastWindows = leastWindows }

  private func windows(_ count: Int = 2) -> [TestWindow] {
    windows(count) { Row(item: $0, opened: $1) }
  }

  private func windows(
    _ count: Int = 2,
    _ row: @escaping (Item, Binding<Int?>) -> some View
  ) -> [TestWindow] {
    (0..<count).map { _ in TestWindow(Screen(source: source, row: row)) }
  }

  private func button(_ window: TestWindow, _ item: Int = 0) -> Element? {
    window.element(.button, "item \(item)")
  }

  /// Taps in a window and updates the others.
  private func tap(_ window: TestWindow, _ element: Element?) throws {
    let element = try #require(element)
    UpdateLoop.run(in: window.graph) {
      window.graph.dispatch(PageEvent(element: element.id, name: .click))
    }
    UpdateLoop.finish()
  }

  @Test func `A row is rendered once for all windows`() throws {
    let windows = windows(3)
    #expect(Bodies.count == 3)
    for item in 0..<3 {
      let shown = try windows.map { try #require(button($0, item)) }
      #expect(shown[0] === shown[1] && shown[1] === shown[2])
    }
    UpdateLoop.run { source.items[1].count = 7 }
    #expect(Bodies.count == 4)
    #expect(windows.allSatisfy { $0.texts.contains("item 1, 7") })
    #expect(button(windows[0], 1) === button(windows[2], 1))
    for window in windows { window.close() }
  }

  @Test func `An action affects only its own window's state`() throws {
    let windows = windows()
    let before = try #require(button(windows[1]))
    try tap(windows[1], before)
    #expect(windows.map { $0.texts.first } == ["nothing opened", "opened 0"])
    #expect(windows.allSatisfy { $0.texts.contains("item 0, 1") })
    // The browser's button stays the same.
    #expect(button(windows[1])?.id == before.id)
    try tap(windows[0], button(windows[0]))
    #expect(windows.map { $0.texts.first } == ["opened 0", "opened 0"])
    #expect(windows.allSatisfy { $0.texts.contains("item 0, 2") })
    for window in windows { window.close() }
  }

  @Test func `A window's own row is shared again after a change elsewhere`() throws {
    let windows = windows()
    try tap(windows[1], button(windows[1]))
    #expect(button(windows[0]) !== button(windows[1]))
    UpdateLoop.run { source.items[0].count = 9 }
    #expect(windows.allSatisfy { $0.texts.contains("item 0, 9") })
    #expect(button(windows[0]) === button(windows[1]))
    for window in windows { window.close() }
  }

  @Test func `A tap on a row that another window removed does not render the row`() throws {
    let windows = windows()
    let removed = try #require(button(windows[1], 1))
    UpdateLoop.run(in: windows[0].graph) { source.items.remove(at: 1) }
    Bodies.count = 0
    UpdateLoop.run(in: windows[1].graph) {
      windows[1].graph.dispatch(PageEvent(element: removed.id, name: .click))
    }
    #expect(Bodies.count == 0)
    #expect(button(windows[1], 1) == nil)
    #expect(windows[1].texts.first == "nothing opened")
    for window in windows { window.close() }
  }

  @Test func `A row's actions are rendered in the window that opens them`() throws {
    let windows = windows()
    let before = try #require(button(windows[0]))
    windows[0].approach()
    #expect(windows[0].element(.button, "Delete") != nil)
    #expect(windows[1].element(.button, "Delete") == nil)
    #expect(button(windows[0])?.id == before.id)
    let delete = windows[0].elements.first { $0.value("class") == "swipe-btn" }
    try tap(windows[0], delete)
    #expect(windows.map { $0.texts.first } == ["opened -1", "nothing opened"])
    // The menu may be open.
    UpdateLoop.run { source.items[0].count = 5 }
    #expect(windows[0].texts.contains("item 0, 5"))
    #expect(windows[0].element(.button, "Delete") != nil)
    for window in windows { window.close() }
  }

  @Test func `Rows are inserted and removed in every window`() {
    let windows = windows()
    UpdateLoop.run { source.items = [source.items[2], Item(8), source.items[0]] }
    #expect(windows[0].texts == windows[1].texts)
    let items = windows[0].texts.filter { $0.hasPrefix("item") }
    #expect(items == ["item 2, 0", "item 8, 0", "item 0, 0"])
    for window in windows { window.close() }
  }

  @Test func `A shared row ends with its last window`() throws {
    let windows = windows()
    weak let node = windows[0].graph.rowPlaces.values.first?.sharedRoot
    #expect(node != nil)
    windows[0].close()
    #expect(node != nil)
    UpdateLoop.run { source.items[0].count = 3 }
    #expect(windows[1].texts.contains("item 0, 3"))
    windows[1].close()
    #expect(node == nil)
  }

  @Test func `A row shown in one window keeps its elements`() throws {
    let window = windows(1)[0]
    let before = try #require(button(window))
    for count in 1...3 {
      try tap(window, button(window))
      UpdateLoop.run { source.items[0].isChosen.toggle() }
      #expect(window.texts.contains("item 0, \(count)"))
      #expect(button(window)?.id == before.id)
    }
    window.close()
  }

  @Test func `A row that was never shared stays the window's own`() throws {
    RowPool.leastWindows = .max
    let window = windows(1)[0]
    let before = try #require(button(window))
    RowPool.leastWindows = 0
    let other = windows(1)[0]
    UpdateLoop.run { source.items[0].count = 2 }
    #expect(button(window)?.id == before.id)
    #expect(button(other) !== button(window))
    for window in [window, other] { window.close() }
  }

  @Test func `A list shown twice in a window has unique elements`() {
    let source = source
    let window = TestWindow(
      VStack {
        Screen(source: source) { Row(item: $0, opened: $1) }
        Screen(source: source) { Row(item: $0, opened: $1) }
      }
    )
    let numbers = window.elements.map(\.id)
    #expect(Set(numbers).count == numbers.count)
    UpdateLoop.run { source.items[0].count = 4 }
    #expect(window.texts.filter { $0 == "item 0, 4" }.count == 2)
    window.close()
  }

  // MARK: Rows that need their window

  struct Reading: View {
    let item: Item
    @Binding var opened: Int?

    var body: some View {
      Button("item \(item.id)\(opened == item.id ? ", opened" : "")") { opened = item.id }
        .buttonStyle(.plain)
    }
  }

  @Test func `A row that reads a binding is rendered in each window`() throws {
    let windows = windows { Reading(item: $0, opened: $1) }
    #expect(button(windows[0]) !== button(windows[1]))
    try tap(windows[0], button(windows[0]))
    #expect(windows[0].texts.contains("item 0, opened"))
    #expect(windows[1].texts.contains("item 0"))
    for window in windows { window.close() }
  }

  struct Keeping: View {
    let item: Item
    @State private var count = 0

    var body: some View {
      Button("item \(item.id), \(count)") { count += 1 }
        .buttonStyle(.plain)
    }
  }

  @Test func `A row with state is rendered in each window`() throws {
    let windows = windows { item, _ in Keeping(item: item) }
    try tap(windows[0], button(windows[0]))
    #expect(windows[0].texts.contains("item 0, 1"))
    #expect(windows[1].texts.contains("item 0, 0"))
    for window in windows { window.close() }
  }

  struct Appearing: View {
    let item: Item
    static var appeared = 0

    var body: some View {
      Text("item \(item.id)").onAppear { Self.appeared += 1 }
    }
  }

  @Test func `A row's appear action runs in each window`() {
    Appearing.appeared = 0
    let windows = windows { item, _ in Appearing(item: item) }
    #expect(Appearing.appeared == 6)
    for window in windows { window.close() }
  }

  /// A row that reads the binding only after a change.
  struct Late: View {
    let item: Item
    @Binding var opened: Int?

    var body: some View {
      Button("item \(item.id)\(item.isChosen ? ", \(opened ?? 0)" : "")") { opened = 4 }
        .buttonStyle(.plain)
    }
  }

  @Test func `A row that needs its window later is rendered there from then on`() throws {
    let windows = windows { Late(item: $0, opened: $1) }
    let before = try #require(button(windows[1]))
    #expect(button(windows[0]) === before)
    UpdateLoop.run { source.items[0].isChosen = true }
    #expect(windows.allSatisfy { $0.texts.contains("item 0, 0") })
    #expect(button(windows[1])?.id == before.id)
    try tap(windows[1], button(windows[1]))
    #expect(windows[0].texts.contains("item 0, 0"))
    #expect(windows[1].texts.contains("item 0, 4"))
    for window in windows { window.close() }
  }

  // MARK: The environment

  struct Localised: View {
    let item: Item
    @Environment(\.locale) private var locale

    var body: some View {
      Text(item.isChosen ? locale.identifier : "item \(item.id)")
    }
  }

  private func window(_ locale: String, _ row: @escaping (Item) -> some View) -> TestWindow {
    TestWindow(
      Screen(source: source) { item, _ in row(item) }
        .environment(\.locale, Locale(identifier: locale))
    )
  }

  @Test func `A changed environment keeps the elements`() throws {
    let size = TextSetting()
    let windows = [
      TestWindow(Sized(source: source, size: size)), TestWindow(Sized(source: source, size: size)),
    ]
    let before = try #require(button(windows[0]))
    UpdateLoop.run { size.isLarge = true }
    #expect(windows.allSatisfy { $0.texts.contains("item 0, large") })
    #expect(windows.map { button($0)?.id } == [before.id, before.id])
    for window in windows { window.close() }
  }

  @Observable final class TextSetting {
    var isLarge = false
  }

  struct Sized: View {
    let source: Source
    let size: TextSetting

    var body: some View {
      Screen(source: source) { item, _ in SizedRow(item: item) }
        .environment(\.dynamicTypeSize, size.isLarge ? .accessibility3 : .large)
    }
  }

  struct SizedRow: View {
    let item: Item
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      Button("item \(item.id)\(size > .large ? ", large" : "")") { item.count += 1 }
        .buttonStyle(.plain)
    }
  }

  private func text(_ window: TestWindow, _ text: String) -> Element? {
    window.elements.first { $0.text == text }
  }

  @Test func `Windows share rows that don't depend on their differences`() {
    let windows = ["en_US", "de_DE"].map { window($0) { Localised(item: $0) } }
    #expect(text(windows[0], "item 0") === text(windows[1], "item 0"))
    // From here on the row depends on the locale.
    UpdateLoop.run { source.items[0].isChosen = true }
    #expect(windows[0].texts.contains("en_US"))
    #expect(windows[1].texts.contains("de_DE"))
    UpdateLoop.run { source.items[0].isChosen = false }
    #expect(windows.allSatisfy { $0.texts.contains("item 0") })
    for window in windows { window.close() }
  }

  @Test func `A row that differs in each window is shared again later`() {
    let windows = (0..<12).map { number in
      window("en_\(number)") { Localised(item: $0) }
    }
    UpdateLoop.run { source.items[0].isChosen = true }
    for (number, window) in windows.enumerated() { #expect(window.texts.contains("en_\(number)")) }
    UpdateLoop.run { source.items[0].isChosen = false }
    #expect(windows.allSatisfy { $0.texts.contains("item 0") })
    for window in windows { window.close() }
  }

  @Test func `Rows are not shared by only a few windows`() {
    RowPool.leastWindows = 5
    let windows = windows()
    #expect(button(windows[0]) !== button(windows[1]))
    #expect(Bodies.count == 6)
    for window in windows { window.close() }
  }
}
