import WebElements

/// The items of a menu, rendered in a popover that stays empty until the user touches the view or
/// requests the menu. Menus that were never opened add no work to a tap.
struct MenuContent<Content: View>: PrimitiveView {
  let content: Content

  package func update(_ node: ViewNode) {
    guard node.isApproached else { return }
    var environment = node.environment
    environment.isInMenu = true
    environment.isInList = false
    environment.buttonForm = .builtIn("item")
    environment.labelForm = .titleAndIcon
    environment.foreground = nil
    environment.font = .body
    node.setChild(content, environment: environment)
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    return Output(
      Box(
        node.element(
          .div,
          class: "menu",
          attributes: [Attribute("popover"), Attribute("role", "menu")],
          content: .children(content.elements),
          on: node.isApproached ? [:] : [.approach: { [weak node] _ in node?.approach() }]
        )
      ),
      telling: content
    )
  }
}

/// A modifier that presents a menu on a long press, a right click, or the menu key.
struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  func update(_ node: ViewNode) {
    node.setCompanion(MenuContent(content: items))
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandNoLongPress(in: content)
    let isInList = node.environment.isInList
    return content.mapBoxes(on: node) { box, companion in
      guard let menu = companion(0)?.elements.first else { return box }
      var box = box
      if isInList {
        box.row.menu = menu
        return box
      }
      return box.with(box.element, beside: menu, opensByPress: true, on: node)
    }
  }
}

extension View {
  /// Adds a menu that a long press, a right click, or the menu key opens.
  public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
