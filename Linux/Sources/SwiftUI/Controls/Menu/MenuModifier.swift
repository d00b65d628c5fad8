import WebElements

/// A modifier that attaches a menu to a button.
struct MenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  func update(_ node: ViewNode) {
    node.setCompanion(MenuContent(content: items))
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes(on: node) { box, companion in
      guard let menu = companion(0)?.elements.first else { return box }
      let button = opener(box.element, of: menu, on: node)
      return box.with(button, beside: menu, opensByPress: false, on: node)
    }
  }

  /// Returns the button with the attributes that let the page's script open the menu.
  private func opener(_ button: Element, of menu: Element, on node: ViewNode) -> Element {
    if let last = node.remembered("opener", as: Opener.self), last.button === button,
      last.menu == menu.id
    {
      return last.result
    }
    let attributes = [Attribute("aria-haspopup", "menu"), Attribute("data-open", "n\(menu.id)")]
    let result = button.replacing(attributes: button.attributes + attributes)
    node.remember(Opener(button: button, menu: menu.id, result: result), as: "opener")
    return result
  }

  /// The button as last rendered, reused so that the diff can skip it.
  private struct Opener {
    let button: Element
    let menu: Int
    let result: Element
  }
}

extension Box {
  /// Returns the box with a menu beside its content.
  ///
  /// - Parameters:
  ///   - content: The element of the box or its replacement.
  ///   - opensByPress: True if a long press, a right click, or the menu key opens the menu.
  @MainActor func with(
    _ content: Element,
    beside menu: Element,
    opensByPress: Bool,
    on node: ViewNode
  ) -> Box {
    with(
      node.element(
        .div,
        slot: element.id,
        class: classes("b"),
        style: layoutStyle,
        attributes: opensByPress ? [Attribute("data-menu", "n\(menu.id)")] : [],
        content: .children([content, menu])
      )
    )
  }
}
