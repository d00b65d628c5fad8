import WebElements

/// A screen of a navigation stack, with its bar, title, and content.
struct Screen: WrappingView {
  let content: AnyView
  let level: Int

  package func update(_ node: ViewNode) {
    node.setChild(content)
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let preferences = content.preferences
    let title = preferences.title ?? ""
    // Screens render from the bottom up, so that each back button knows the title of the screen
    // below.
    node.environment.navigation?.titles[level] = title
    let isLarge = !title.isEmpty && (preferences.titleDisplayMode ?? defaultMode) == .large
    var children = [bar(node, preferences, title: title, isLarge: isLarge)]
    if isLarge {
      children.append(node.element(.h1, slot: 2, class: "large-title", content: .text(title)))
    }
    if let field = preferences.searchField { children.append(field) }
    children.append(
      node.element(.div, slot: 3, class: "content", content: .children(content.elements))
    )
    return Output(
      Box(
        node.element(
          level == 0 ? .main : .section,
          class: isLarge ? "screen large" : "screen",
          attributes: level == 0 ? [] : [Attribute("aria-label", title)],
          content: .children(children)
        ),
        greedy: [.horizontal, .vertical]
      ),
      preferences: preferences.beyondScreen
    )
  }

  /// The default display mode: large on the root screen, and inline on pushed screens.
  ///
  /// On iOS, a pushed screen inherits the mode of the screen below.
  private var defaultMode: NavigationBarItem.TitleDisplayMode { level == 0 ? .large : .inline }

  private func bar(
    _ node: ViewNode,
    _ preferences: Preferences,
    title: String,
    isLarge: Bool
  ) -> Element {
    func part(_ place: ToolbarEntry.Place, slot: Int, class name: String) -> Element {
      var elements = preferences.toolbar.filter { $0.place == place }.flatMap(\.elements)
      if place == .leading, level > 0 {
        elements.insert(backButton(node), at: 0)
      }
      return node.element(.div, slot: slot, class: name, content: .children(elements))
    }
    let principal = preferences.toolbar.filter { $0.place == .principal }.flatMap(\.elements)
    let middle =
      principal.isEmpty
      ? node.element(
        isLarge ? .div : .h1,
        slot: 12,
        class: "bar-t",
        attributes: isLarge ? [Attribute("aria-hidden", "true")] : [],
        content: .text(title)
      )
      : node.element(.div, slot: 12, class: "bar-t", content: .children(principal))
    return node.element(
      .header,
      slot: 1,
      class: "bar",
      content: .children([
        part(.leading, slot: 11, class: "bar-l"), middle,
        part(.trailing, slot: 13, class: "bar-r"),
      ])
    )
  }

  /// Returns a button that pops the screen, titled after the screen below.
  private func backButton(_ node: ViewNode) -> Element {
    let navigation = node.environment.navigation
    let level = level
    let title = navigation?.titles[level - 1] ?? ""
    return node.element(
      .button,
      slot: 20,
      class: "btn back",
      attributes: [Attribute("type", "button")],
      content: .children([
        node.symbol("chevron.backward", slot: 21),
        node.element(
          .span,
          slot: 22,
          class: "t t1",
          content: .text(title.isEmpty ? node.localized("Back") : title)
        ),
      ]),
      on: [.click: { _ in navigation?.pop(to: level - 1) }]
    )
  }
}
