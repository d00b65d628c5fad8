import WebElements

/// A menu item that shows further items. The page's script opens and closes the submenu.
struct Submenu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  package func update(_ node: ViewNode) {
    node.setChild(content)
    node.setSecondary(label, slot: 0)
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let label = node.secondary[0]?.resolve() ?? Output()
    let group = node.menuGroup(content.elements, named: label.spokenText, slot: 1)
    return Output(
      Box(
        node.element(
          .div,
          class: "submenu",
          content: .children([title(label, on: node), group])
        ),
        greedy: .horizontal
      ),
      preferences: content.preferences
    )
  }

  private func title(_ label: Output, on node: ViewNode) -> Element {
    let isDisabled = !node.environment.isEnabled
    return node.element(
      .button,
      slot: 2,
      class: "item submenu-t",
      attributes: [
        Attribute("type", "button"), Attribute("role", "menuitem"),
        Attribute("aria-expanded", "false"),
      ] + (isDisabled ? [Attribute("disabled")] : []),
      content: .children(label.elements + [node.symbol("chevron.forward", slot: 3)])
    )
  }
}
