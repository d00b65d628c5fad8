import WebElements

/// A section of a menu, separated from the other items by a line.
extension SectionParts {
  @MainActor func menuSection(on node: ViewNode) -> Box {
    let name = header.spokenText
    var children = rows.map(\.element)
    if !name.isEmpty {
      children.insert(
        node.element(
          .div,
          slot: 1,
          class: "menu-h f-footnote",
          attributes: [Attribute("aria-hidden", "true")],
          content: .text(name)
        ),
        at: 0
      )
    }
    return Box(node.menuGroup(children, named: name), greedy: .horizontal)
  }
}

extension ViewNode {
  /// Returns a group of menu items. A group without a name has no label.
  func menuGroup(_ items: [Element], named name: String, slot: Int = 0) -> Element {
    element(
      .div,
      slot: slot,
      class: "menu-group",
      attributes: [Attribute("role", "group")]
        + (name.isEmpty ? [] : [Attribute("aria-label", name)]),
      content: .children(items)
    )
  }
}
