import TestSupport
import WebElements

@testable import WebHost

/// Random trees and random successors of them.
struct RandomTree {
  private var generator: Generator
  private var nextID = 1

  init(seed: UInt64) {
    generator = Generator(seed: seed)
  }

  mutating func tree() -> Element {
    element(depth: 0)
  }

  /// Returns a tree that shares elements with `element`: unchanged, changed, moved among siblings
  /// or to another parent, or removed.
  mutating func successor(of element: Element) -> Element {
    var strays: [Element] = []
    return change(element, isRoot: true, strays: &strays)
  }

  private mutating func change(
    _ element: Element,
    isRoot: Bool,
    strays: inout [Element]
  ) -> Element {
    if chance(0.2) { return element }
    let isOther = chance(isRoot ? 0.02 : 0.05)
    var children: [Element] = []
    for child in element.children {
      let fate = Double.random(in: 0..<1, using: &generator)
      // A removed element takes its descendants along, so no id can appear twice.
      if fate < 0.1 { continue }
      if fate < 0.15 {
        strays.append(child)
        continue
      }
      children.append(change(child, isRoot: false, strays: &strays))
    }
    if chance(0.3), let stray = strays.popLast() { children.append(stray) }
    while chance(0.3) { children.append(self.element(depth: 3)) }
    if chance(0.3) { children.shuffle(using: &generator) }
    let content: Element.Content =
      if case .text = element.content, chance(0.8) {
        .text(text())
      } else if chance(0.05) {
        .text(text())
      } else {
        .children(children)
      }
    let changes = chance(0.4)
    return Element(
      id: element.id,
      tag: isOther ? .section : element.tag,
      attributes: changes ? attributes() : element.attributes,
      properties: element.properties.isEmpty ? [] : [.value(text()), .checked(chance(0.5))],
      events: chance(0.1) ? [.focus] : element.events,
      content: content
    )
  }

  private mutating func element(depth: Int) -> Element {
    let id = nextID
    nextID += 1
    var content = Element.Content.text(text())
    if depth < 4, chance(0.8) {
      let count = Int.random(in: 0..<6, using: &generator)
      content = .children((0..<count).map { _ in element(depth: depth + 1) })
    }
    return Element(
      id: id,
      tag: chance(0.5) ? .div : .li,
      attributes: attributes(),
      properties: chance(0.2) ? [.value(text()), .checked(true)] : [],
      events: chance(0.3) ? [.click, .input] : [],
      content: content
    )
  }

  private mutating func attributes() -> [Attribute] {
    [
      chance(0.5) ? Attribute("class", text()) : nil, chance(0.5) ? Attribute("title", "") : nil,
      chance(0.3) ? Attribute("style", text()) : nil,
    ].compactMap(\.self)
  }

  private mutating func text() -> String {
    ["", "a", "b", "<&\"'>", "été"].randomElement(using: &generator) ?? ""
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }
}
