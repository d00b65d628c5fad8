import WebElements

@testable import SwiftUI

/// A window without a browser. It shows a view and receives events as a browser sends them.
@MainActor final class TestWindow {
  let graph: ViewGraph
  /// The trees shown so far, one per update.
  private(set) var shown: [Element] = []
  private(set) var effects: [Effect] = []
  private(set) var preferences = Preferences()

  init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    graph = ViewGraph()
    show(in: graph, view, environment)
  }

  init(kept: [String: String] = [:], scene: [String: String] = [:], _ view: some View) {
    graph = ViewGraph(kept: kept, scene: scene)
    show(in: graph, view, EnvironmentValues())
  }

  /// - Parameter view: A view that can use the graph's objects.
  init(_ graph: ViewGraph, _ view: some View) {
    self.graph = graph
    show(in: graph, view, EnvironmentValues())
  }

  private func show(in graph: ViewGraph, _ view: some View, _ environment: EnvironmentValues) {
    graph.show = { [weak self] output, effects in
      let root = Element(id: 1_000_000, tag: .div, content: .children(output.elements))
      self?.shown.append(root)
      self?.effects += effects
      self?.preferences = output.preferences
    }
    graph.setRoot(view, environment: environment)
    UpdateLoop.finish()
  }

  /// The dialogs above the view.
  var presented: [Element] { preferences.presentations.map(\.element) }

  var addresses: [String] { WindowHistory(preferences).addresses }

  /// Goes back one step in the browser history, or until a number of steps remain.
  func goBack(to steps: Int? = nil) {
    let steps = steps ?? addresses.count - 2
    UpdateLoop.run { WindowHistory.goBack(to: steps, in: graph) { WindowHistory(preferences) } }
  }

  /// The current tree.
  var root: Element { shown[shown.count - 1] }

  /// All elements, outer ones first.
  var elements: [Element] { root.all + presented.flatMap(\.all) }

  /// The number of elements that nodes hold, shown or not.
  var heldElementCount: Int {
    func count(_ node: ViewNode) -> Int {
      let below = node.children + node.secondary.values
      let parts = node.memory.rows.values.reduce(0) { $0 + $1.parts.count }
      return below.reduce(node.memory.elements.count + parts) { $0 + count($1) }
    }
    return graph.root.map(count) ?? 0
  }

  /// The texts from top to bottom.
  var texts: [String] { elements.compactMap(\.text) }

  func element(_ tag: Tag, _ label: String) -> Element? {
    elements.first { $0.tag == tag && $0.spoken.contains(label) }
  }

  /// Presses the first button whose label contains a text. If an element around the button listens
  /// for clicks, that element receives the event.
  func tap(_ label: String) {
    guard let button = element(.button, label) else { return }
    let around = elements.last { $0.events.contains(.click) && $0.all.contains { $0 === button } }
    send(.click, to: (around ?? button).id)
  }

  /// Types text into the field with a label.
  func type(_ text: String, into label: String) {
    let field = elements.first { element in
      element.attributes.contains(Attribute("aria-label", label))
        && [.input, .textarea].contains(element.tag)
    }
    send(.input, to: field?.id ?? 0, .text(text))
  }

  /// Moves the pointer near every menu and swipe action, because they are rendered only after that.
  func approach() {
    for element in elements where element.events.contains(.approach) {
      send(.approach, to: element.id)
    }
  }

  func send(_ name: EventName, to element: Int, _ value: PageEvent.Value = .none) {
    UpdateLoop.run { graph.dispatch(PageEvent(element: element, name: name, value: value)) }
  }

  func close() {
    graph.end()
  }
}

extension Element {
  var all: [Element] { [self] + children.flatMap(\.all) }

  var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }

  /// The element's label, or the texts inside it.
  var spoken: String {
    attributes.first { $0.name == "aria-label" }?.value
      ?? all.compactMap(\.text).joined(separator: " ")
  }

  func value(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
