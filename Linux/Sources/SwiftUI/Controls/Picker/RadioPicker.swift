import WebElements

/// Pickers that show all of their options: a tap selects, and arrow keys move the selection.
extension PickerOptions {
  /// Renders the options as a segmented control.
  func segments(named label: Output, on node: ViewNode) -> Box {
    let segments = all.map { radio($0, class: "segment", [$0.element], on: node) }
    return Box(
      group(segments, named: label, class: "segmented gx", on: node),
      greedy: .horizontal
    )
  }

  /// Renders the options as rows with a check mark on the selected one.
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
    // The picker's rows span the full width of the list row.
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
      // The Tab key stops once for the whole group, and arrow keys move within it.
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
