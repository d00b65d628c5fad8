import WebElements

/// The rendering of lists and forms.
@MainActor enum ListRendering {
  /// Renders a list. Rows outside any section form implicit sections.
  static func render(_ node: ViewNode, class classes: String) -> Output {
    let content = node.childrenOutput
    var sections: [Element] = []
    var loose: [Box] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      sections.append(
        section(
          SectionParts(header: [], rows: loose, footer: []),
          on: node,
          slot: -first.element.id
        )
      )
      loose = []
    }
    for box in content.boxes {
      if box.section != nil {
        closeLoose()
        sections.append(box.element)
      } else {
        loose.append(box)
      }
    }
    closeLoose()
    var box = Box(
      node.element(.div, class: classes + " sv gx gy", content: .children(sections)),
      greedy: [.horizontal, .vertical]
    )
    box.scrolls = true
    return Output(box, telling: content)
  }

  static func section(_ parts: SectionParts, on node: ViewNode, slot: Int) -> Element {
    // Each part of a section has its own slot, derived from the section's slot.
    let partSlot = slot &* 4 &+ 1_000_000_001
    var children: [Element] = []
    if !parts.header.isEmpty {
      children.append(
        node.element(
          .header,
          slot: partSlot,
          class: "sec-h",
          attributes: [Attribute("role", "heading"), Attribute("aria-level", "2")],
          content: .children(parts.header)
        )
      )
    }
    if !parts.rows.isEmpty {
      var style = Style()
      style.set("gap", points: node.environment.listRowSpacing)
      children.append(
        node.element(
          .ul,
          slot: partSlot &+ 1,
          class: style.isEmpty ? "rows" : "rows apart",
          style: style,
          content: .children(rows(parts.rows, on: node))
        )
      )
    }
    if !parts.footer.isEmpty {
      children.append(
        node.element(
          .footer,
          slot: partSlot &+ 2,
          class: "sec-f",
          content: .children(parts.footer)
        )
      )
    }
    return node.element(.section, slot: slot, class: "sec", content: .children(children))
  }

  /// Returns the row elements of a section.
  ///
  /// Rows with unchanged content are reused, because in a long list a tap usually changes a single
  /// row.
  private static func rows(_ boxes: [Box], on node: ViewNode) -> [Element] {
    boxes.map { box in
      if let gap = box.rowGap { return gap }
      let last = node.memory.formerRows.removeValue(forKey: box.element.id)
      let unchanged = last?.isUnchanged(by: box) == true ? last : nil
      let row = unchanged ?? make(box, after: last, on: node)
      node.memory.rows[box.element.id] = row
      return row.element
    }
  }

  private static func make(_ box: Box, after last: RenderedRow?, on node: ViewNode) -> RenderedRow {
    let (element, parts) = node.making(with: last?.parts ?? []) { row(box, on: node) }
    return RenderedRow(box: box, element: element, parts: parts)
  }

  /// The slots of a row's parts.
  private enum Slot {
    static let row = 0
    static let ground = 1
    static let content = 2
    static let leadingActions = 3
    static let trailingActions = 4
    static let more = 5
    static let moreSymbol = 6
    static let menu = 7
  }

  private static func row(_ box: Box, on node: ViewNode) -> Element {
    let traits = box.row
    var children: [Element] = []
    var style = Style()
    if let background = traits.background {
      children.append(
        node.element(
          .div,
          slot: Slot.ground,
          class: "row-ground",
          content: .children(background)
        )
      )
    }
    if let insets = traits.insets {
      style.set("padding", insets.css(node.environment.layoutDirection))
    }
    children.append(
      node.element(
        .div,
        slot: Slot.content,
        class: "row-c",
        style: style,
        content: .children([box.element]),
        on: taps(on: box.element.buttonsOfRow, in: node.graph)
      )
    )
    children += actions(of: traits, .leading, slot: Slot.leadingActions, node)
    children += actions(of: traits, .trailing, slot: Slot.trailingActions, node)
    var attributes: [Attribute] = []
    if let menu = menu(of: traits, node) {
      attributes.append(Attribute("data-menu", "n\(menu.id)"))
      children.append(moreButton(box, menu, on: node))
      children.append(menu)
    }
    if let position = box.rowPosition {
      attributes.append(Attribute("aria-setsize", String(position.count)))
      attributes.append(Attribute("aria-posinset", String(position.number)))
    }
    var handlers: [EventName: EventHandler] = [:]
    if let mover = box.rowMover, let offset = box.rowOffset {
      attributes.append(mover.attribute)
      handlers[.gesture] = mover.handler(of: offset)
    }
    let classes = [
      "row", traits.hidesSeparator ? "bare-line" : nil, traits.background != nil ? "own" : nil,
    ]
    return node.element(
      .li,
      slot: Slot.row,
      class: classes.compactMap { $0 }.joined(separator: " "),
      attributes: attributes,
      content: .children(children),
      on: handlers
    )
  }

  /// Returns a handler for a tap anywhere in a row. It presses the row's buttons that have the
  /// automatic style.
  private static func taps(on buttons: [Int], in graph: ViewGraph) -> [EventName: EventHandler] {
    guard !buttons.isEmpty else { return [:] }
    return [
      .click: { [weak graph] _ in
        for button in buttons { graph?.dispatch(PageEvent(element: button, name: .click)) }
      }
    ]
  }

  private static func actions(
    of traits: RowTraits,
    _ edge: HorizontalEdge,
    slot: Int,
    _ node: ViewNode
  ) -> [Element] {
    guard let swipe = traits.swipes[edge], !swipe.buttons.isEmpty || swipe.approach != nil else {
      return []
    }
    let full = swipe.isFull ? [Attribute("data-full")] : []
    // The menu of the row offers the same actions for keyboards and screen readers.
    return [
      node.element(
        .div,
        slot: slot,
        class: "swipe \(edge)",
        attributes: [Attribute("aria-hidden", "true"), Attribute("inert")] + full,
        content: .children(swipe.buttons),
        on: swipe.approach.map { approach in [.approach: { _ in approach() }] } ?? [:]
      )
    ]
  }

  /// Returns the context menu of a row or, if it has none, a menu of its swipe actions.
  private static func menu(of traits: RowTraits, _ node: ViewNode) -> Element? {
    if let menu = traits.menu { return menu }
    let menus = traits.swipeMenus.compactMap { $0() }
    if menus.count < 2 { return menus.first }
    let late = menus.filter { $0.events.contains(.approach) }.map(\.id)
    let graph = node.graph
    return node.element(
      .div,
      slot: Slot.menu,
      class: "menu",
      attributes: [Attribute("popover"), Attribute("role", "menu")],
      content: .children(menus.flatMap(\.children)),
      on: late.isEmpty
        ? [:]
        : [
          .approach: { [weak graph] _ in
            for menu in late { graph?.dispatch(PageEvent(element: menu, name: .approach)) }
          }
        ]
    )
  }

  /// Returns a button that opens the row's menu, for users who can't swipe or long press.
  private static func moreButton(_ box: Box, _ menu: Element, on node: ViewNode) -> Element {
    // A row that begins with a button is named after the button.
    let control =
      box.element.beginsWithControl == true ? box.element.spokenTextOfFirstControl : nil
    let name = control ?? box.element.spokenText
    return node.element(
      .button,
      slot: Slot.more,
      class: "more",
      attributes: [
        Attribute("type", "button"), Attribute("aria-haspopup", "menu"),
        Attribute("aria-label", node.localized(name.isEmpty ? "More" : "More for \(name)")),
        Attribute("data-open", "n\(menu.id)"),
      ],
      content: .children([node.symbol("ellipsis", slot: Slot.moreSymbol)])
    )
  }
}

extension Element {
  /// The attribute of a button that leaves its taps to the surrounding row.
  static let ofRow = Attribute("data-of-row")

  /// The identifiers of the enabled buttons that a tap on the row presses, in order.
  fileprivate var buttonsOfRow: [Int] {
    if attributes.contains(Self.ofRow) {
      return attributes.contains(Attribute("disabled")) ? [] : [id]
    }
    return children.flatMap(\.buttonsOfRow)
  }
}
