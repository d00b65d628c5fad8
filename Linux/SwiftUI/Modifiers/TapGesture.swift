import WebElements

struct TapModifier: PrimitiveModifier {
  let action: () -> Void

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let action = action
    return content.mapBoxes { box in
      let classes = ["b tap", box.layoutClasses].compactMap { $0 }.joined(separator: " ")
      return box.with(
        node.element(
          .div,
          slot: box.element.id,
          class: classes,
          attributes: [Attribute("role", "button"), Attribute("tabindex", "0")],
          content: .children([box.element]),
          on: [.click: { _ in action() }]
        )
      )
    }
  }
}

extension View {
  /// Has something done when the view is tapped. In the browser it is a button for the keyboard and
  /// for screen readers, too. More than one tap in a row is not told apart there.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }
}
