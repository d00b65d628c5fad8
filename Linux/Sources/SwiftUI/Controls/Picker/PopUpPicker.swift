import WebElements

extension PickerOptions {
  /// Renders the selected value as the button of a pop-up list.
  ///
  /// The native control lies invisibly on top, so that a tap anywhere on the button opens the list
  /// of the user's system.
  func popUp(beside label: Output, on node: ViewNode) -> Box {
    let environment = node.environment
    let showsLabel = environment.isInList && !environment.labelsAreHidden
    var children = showsLabel ? label.elements : []
    children.append(chosenValue(on: node))
    children.append(select(named: label.spokenText, on: node))
    return Box(
      node.element(
        .label,
        class: showsLabel ? "picker gx" : "picker",
        content: .children(children)
      ),
      greedy: showsLabel ? .horizontal : []
    )
  }

  private func chosenValue(on node: ViewNode) -> Element {
    let symbol = node.environment.isInList ? "chevron.down" : "chevron.up.chevron.down"
    return node.element(
      .span,
      slot: 1,
      class: "picker-value",
      attributes: [Attribute("aria-hidden", "true")],
      content: .children([
        node.element(
          .span,
          slot: 2,
          class: "t",
          content: .text(chosen?.element.spokenText ?? "")
        ),
        node.element(.span, slot: 3, class: "sym", content: .text(SymbolGlyph(symbol).text)),
      ])
    )
  }

  private func select(named name: String, on node: ViewNode) -> Element {
    var attributes = [Attribute("aria-label", name)]
    if !node.environment.isEnabled { attributes.append(Attribute("disabled")) }
    let all = all
    return node.element(
      .select,
      slot: 4,
      class: "picker-list",
      attributes: attributes,
      properties: [.value(chosen?.name ?? "")],
      content: .children(groups.flatMap { elements($0, on: node) }),
      on: [
        .input: { value in
          guard case .text(let name) = value else { return }
          all.first { $0.name == name }?.choose()
        }
      ]
    )
  }

  private func elements(_ group: Group, on node: ViewNode) -> [Element] {
    let options = group.options.map { option in
      node.element(
        .option,
        slot: option.element.id,
        attributes: [Attribute("value", option.name)],
        content: .text(option.element.spokenText)
      )
    }
    guard let header = group.header, let first = group.options.first else { return options }
    return [
      node.element(
        .optgroup,
        slot: -first.element.id,
        attributes: [Attribute("label", header)],
        content: .children(options)
      )
    ]
  }
}
