import WebElements

/// A modifier that adds swipe actions to a row and to the row's menu.
struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  /// True if there are no actions, so that the row needs no menu button.
  private var isEmpty: Bool { Actions.self == EmptyView.self }

  func update(_ node: ViewNode) {
    if node.isApproached {
      var buttons = node.environment
      buttons.buttonForm = .builtIn("swipe-btn")
      node.setCompanion(actions, slot: 0, environment: buttons)
    }
    if node.secondary[1] != nil { setMenu(on: node) }
  }

  private func setMenu(on node: ViewNode) {
    node.setCompanion(MenuContent(content: actions), slot: 1)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    if isEmpty { return content }
    return content.mapBoxes(on: node) { box, companion in
      var box = box
      var swipe = box.row.swipes[edge] ?? RowSwipe()
      swipe.buttons += companion(0)?.elements ?? []
      if !node.isApproached { swipe.approach = { [weak node] in node?.approach() } }
      swipe.isFull = allowsFullSwipe
      box.row.swipes[edge] = swipe
      // Captures the current value of the box. A shared variable would create a reference cycle
      // with the closure.
      box.row.swipeMenus.append { [weak node, box] in
        guard let node else { return nil }
        if node.secondary[1] == nil { setMenu(on: node) }
        return node.companion(beside: box, of: content.boxes, slot: 1)?.elements.first
      }
      box.row.madeMenus += node.secondary.values.filter(\.isApproached).count
      return box
    }
  }
}

extension View {
  /// Adds swipe actions to the row. The first action is at the edge.
  ///
  /// - `allowsFullSwipe`: True if a full swipe presses the first button.
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
