import WebElements

/// Gives a row buttons that a swipe uncovers; a menu holds them as well.
struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let actions: Actions

  func update(_ node: ViewNode) {
    var buttons = node.environment
    buttons.buttonForm = .builtIn("swipe-btn")
    node.setCompanion(actions, slot: 0, environment: buttons)
    if node.secondary[1] != nil { setMenu(on: node) }
  }

  private func setMenu(on node: ViewNode) {
    node.setCompanion(MenuContent(content: actions), slot: 1)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes(on: node) { box, companion in
      var box = box
      let buttons = companion(0)?.elements ?? []
      switch edge {
      case .leading: box.row.leadingActions += buttons
      case .trailing: box.row.trailingActions += buttons
      }
      box.row.swipeMenus.append { [weak node] in
        guard let node else { return nil }
        if node.secondary[1] == nil { setMenu(on: node) }
        return node.companion(beside: box, of: content.boxes, slot: 1)?.elements.first
      }
      return box
    }
  }
}

extension View {
  /// Gives the row buttons that a swipe uncovers.
  ///
  /// - Parameter allowsFullSwipe: Whether a long swipe presses the first button. In the browser it
  ///   only uncovers it, as a slip of the finger would be hard to take back there.
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }
}
