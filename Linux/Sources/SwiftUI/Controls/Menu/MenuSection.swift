import WebElements

/// A section of a menu, separated from the other items by a line.
extension SectionParts {
  @MainActor func menuSection(on node: ViewNode) -> Box {
    let name = header.spokenText
    var children = rows.map(\.element)
    var attributes = [Attribute("role", "group")]
    if !name.isEmpty {
      attributes.append(Attribute("aria-label", name))
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
    return Box(
      node.element(
        .div,
        class: "menu-group",
        attributes: attributes,
        content: .children(children)
      ),
      greedy: .horizontal
    )
  }
}
