import WebElements

extension PickerOptions {
  /// Renders the options as items of the surrounding menu, with a check mark on the selected one.
  func menuItems(named label: Output, on node: ViewNode) -> Box {
    let items = groups.flatMap(\.options).map { option in
      var attributes = [
        Attribute("type", "button"), Attribute("role", "menuitemradio"),
        Attribute("aria-checked", option.isChosen ? "true" : "false"),
      ]
      if !node.environment.isEnabled { attributes.append(Attribute("disabled")) }
      return node.element(
        .button,
        slot: option.element.id,
        class: "item pick",
        attributes: attributes,
        content: .children([checkMark(option, on: node), option.element]),
        on: [.click: { _ in option.choose() }]
      )
    }
    return Box(node.menuGroup(items, named: label.spokenText), greedy: .horizontal)
  }

  /// Returns a check mark, or an equally wide empty space if the option is not selected.
  func checkMark(_ option: Option, on node: ViewNode) -> Element {
    node.element(
      .span,
      slot: -option.element.id * 2 - 1_000_000_000,
      class: "sym check",
      attributes: [Attribute("aria-hidden", "true")],
      content: .text(option.isChosen ? SymbolGlyph("checkmark").text : "")
    )
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether views are items of a menu.
  @Entry var isInMenu = false
}
