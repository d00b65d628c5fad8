import WebElements

@testable import WebHost

/// A simple model of a browser's document that applies operations to a tree of nodes.
final class BrowserModel {
  struct Node: Equatable {
    var tag: Tag
    var attributes: [String: String]
    var properties: Set<Property>
    var text: String
    var children: [Int]
  }

  private(set) var root: Int
  private(set) var nodes: [Int: Node] = [:]
  private var parents: [Int: Int] = [:]
  /// The number of times that a node was moved.
  private(set) var moves = 0

  init(_ element: Element) {
    root = element.id
    add(element)
  }

  func apply(_ operations: [Operation]) {
    for operation in operations { apply(operation) }
  }

  private func apply(_ operation: Operation) {
    switch operation {
    case .remove(let id): remove(id)
    case .insert(let elements, let parent, let before):
      for element in elements {
        add(element)
        place(element.id, in: parent, before: before)
      }
    case .move(let id, let parent, let before):
      moves += 1
      detach(id)
      place(id, in: parent, before: before)
    case .replace(let id, let element):
      precondition(id == root, "only the root is replaced in place")
      remove(id)
      add(element)
      root = element.id
    case .setAttribute(let id, let name, let value): nodes[id]?.attributes[name] = value
    case .removeAttribute(let id, let name): nodes[id]?.attributes[name] = nil
    case .setProperty(let id, let property): set(property, of: id)
    case .setText(let id, let text):
      for child in nodes[id]?.children ?? [] { remove(child) }
      nodes[id]?.text = text
    }
  }

  private func set(_ property: Property, of id: Int) {
    let remaining = nodes[id]?.properties.filter {
      switch ($0, property) {
      case (.value, .value), (.checked, .checked): false
      default: true
      }
    }
    nodes[id]?.properties = (remaining ?? []).union([property])
  }

  private func add(_ element: Element) {
    precondition(nodes[element.id] == nil, "two nodes of one id")
    var attributes = Dictionary(
      uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) }
    )
    attributes["data-on"] = element.eventList
    var text = ""
    if case .text(let content) = element.content { text = content }
    nodes[element.id] = Node(
      tag: element.tag,
      attributes: attributes,
      properties: Set(element.properties),
      text: text,
      children: element.children.map(\.id)
    )
    for child in element.children {
      add(child)
      parents[child.id] = element.id
    }
  }

  private func place(_ id: Int, in parent: Int, before: Int?) {
    guard var children = nodes[parent]?.children else { preconditionFailure("no such parent") }
    if let before {
      guard let index = children.firstIndex(of: before) else {
        preconditionFailure("no such sibling")
      }
      children.insert(id, at: index)
    } else {
      children.append(id)
    }
    nodes[parent]?.children = children
    parents[id] = parent
  }

  private func detach(_ id: Int) {
    guard let parent = parents.removeValue(forKey: id) else { return }
    nodes[parent]?.children.removeAll { $0 == id }
  }

  private func remove(_ id: Int) {
    for child in nodes[id]?.children ?? [] { remove(child) }
    detach(id)
    precondition(nodes.removeValue(forKey: id) != nil, "removed twice")
  }
}
