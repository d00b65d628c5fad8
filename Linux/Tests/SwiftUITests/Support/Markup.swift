import WebElements

@testable import SwiftUI

extension Element {
  /// The element as markup without identifiers, for comparison in tests. Live properties and the
  /// reported events are written as attributes.
  var markup: String {
    var parts = [tag.rawValue]
    parts += attributes.map { $0.value.isEmpty ? $0.name : "\($0.name)='\($0.value)'" }
    parts += properties.map { property in
      switch property {
      case .value(let text): "value='\(text)'"
      case .checked(let isOn): "checked='\(isOn)'"
      }
    }
    if !events.isEmpty { parts.append("on='\(events.map(\.rawValue).joined(separator: " "))'") }
    let inside =
      switch content {
      case .text(let text): text
      case .children(let children): children.map(\.markup).joined()
      }
    return "<\(parts.joined(separator: " "))>\(inside)</\(tag.rawValue)>"
  }
}

extension TestWindow {
  /// The view's elements as markup.
  var markup: String { root.children.map(\.markup).joined() }

  /// The dialogs above the view, as markup.
  var dialogs: [String] { presented.map(\.markup) }

  /// The rows of lists.
  var rows: [Element] { elements.filter { $0.tag == .li } }

  /// Returns the first element with a class.
  func first(_ name: String) -> Element? {
    elements.first { $0.value("class")?.split(separator: " ").contains(Substring(name)) == true }
  }
}

/// Returns a view's markup in its own window.
@MainActor func markup(_ view: some View) -> String {
  TestWindow(view).markup
}

/// Returns the style attribute of a view's outermost element.
@MainActor func style(_ view: some View) -> String? {
  TestWindow(view).root.children.first?.value("style")
}

/// Returns the boxes of a view's output.
@MainActor func boxes(_ view: some View) -> [Box] {
  let graph = ViewGraph()
  graph.setRoot(view, environment: EnvironmentValues())
  defer { graph.end() }
  return graph.output.boxes
}

/// Returns two views without a container.
@MainActor @ViewBuilder func pair(_ first: some View, _ second: some View) -> some View {
  first
  second
}
