import WebElements

/// Pickers that show all of their values: one tap chooses, arrow keys go from one to the next.
extension PickerOptions {
  /// Values side by side.
  func segments(named label: Output, on node: ViewNode) -> Box {
    let segments = all.map { radio($0, class: "segment", [$0.element], on: node) }
    return Box(
      group(segments, named: label, class: "segmented gx", on: node),
      greedy: .horizontal
    )
  }

  /// Values one below the other, the chosen one with a check mark.
  func list(named label: Output, class name: String, on node: ViewNode) -> Box {
    var rows: [Element] = []
    for group in groups {
      if let header = group.header, !header.isEmpty, let first = group.options.first {
        rows.append(
          node.element(
            .div,
            slot: -first.element.id,
            class: "options-h f-footnote",
            content: .text(header)
          )
        )
      }
      rows += group.options.map { option in
        radio(option, class: "option", [option.element, checkMark(option, on: node)], on: node)
      }
    }
    var box = Box(
      group(rows, named: label, class: "\(name) gx", on: node),
      greedy: .horizontal
    )
    // Its rows reach from one side of the list's row to the other.
    box.row.insets = EdgeInsets()
    return box
  }

  private func group(
    _ children: [Element],
    named label: Output,
    class name: String,
    on node: ViewNode
  ) -> Element {
    node.element(
      .div,
      class: name,
      attributes: [Attribute("role", "radiogroup"), Attribute("aria-label", label.spokenText)],
      content: .children(children)
    )
  }

  private func radio(
    _ option: Option,
    class name: String,
    _ content: [Element],
    on node: ViewNode
  ) -> Element {
    let isTabStop = option.isChosen || chosen == nil && option.name == all.first?.name
    var attributes = [
      Attribute("type", "button"), Attribute("role", "radio"),
      Attribute("aria-checked", option.isChosen ? "true" : "false"),
      // One stop of the Tab key for all of them; arrow keys go on from there.
      Attribute("tabindex", isTabStop ? "0" : "-1"),
    ]
    if !node.environment.isEnabled { attributes.append(Attribute("disabled")) }
    return node.element(
      .button,
      slot: option.element.id,
      class: name,
      attributes: attributes,
      content: .children(content),
      on: [.click: { _ in option.choose() }]
    )
  }
}
