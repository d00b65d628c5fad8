import WebElements

/// The view that renders a stepper: a label and two buttons.
struct StepperElement<Label: View>: PrimitiveView {
  let label: Label
  /// The actions of the buttons, or nil at a bound.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let label = node.childrenOutput
    let showsLabel = !node.environment.labelsAreHidden
    var children: [Element] = []
    if showsLabel {
      children.append(
        node.element(
          .div,
          slot: 1,
          class: "stepper-label",
          // The label contains the value, so a screen reader announces each step.
          attributes: [Attribute("aria-live", "polite")],
          content: .children(label.elements)
        )
      )
    }
    let name = label.spokenText
    children.append(
      node.element(
        .div,
        slot: 2,
        class: "steps",
        content: .children([
          button(
            "minus",
            named: node.localized("Decrement, \(name)"),
            does: decrement,
            slot: 3,
            on: node
          ),
          button(
            "plus",
            named: node.localized("Increment, \(name)"),
            does: increment,
            slot: 5,
            on: node
          ),
        ])
      )
    )
    return Output(
      Box(
        node.element(
          .div,
          class: showsLabel ? "stepper gx" : "stepper",
          attributes: [Attribute("role", "group"), Attribute("aria-label", name)],
          content: .children(children)
        ),
        greedy: showsLabel ? .horizontal : []
      ),
      preferences: label.preferences
    )
  }

  private func button(
    _ symbol: String,
    named name: String,
    does step: (() -> Void)?,
    slot: Int,
    on node: ViewNode
  ) -> Element {
    var attributes = [Attribute("type", "button"), Attribute("aria-label", name)]
    if !node.environment.isEnabled {
      attributes.append(Attribute("disabled"))
    } else if step == nil {
      // A button at a bound of the value keeps the focus, so that one key press steps back.
      attributes.append(Attribute("aria-disabled", "true"))
    }
    let onEditingChanged = onEditingChanged
    return node.element(
      .button,
      slot: slot,
      class: "step",
      attributes: attributes,
      content: .children([node.symbol(symbol, slot: slot + 1)]),
      on: [
        .click: { _ in
          guard let step else { return }
          onEditingChanged(true)
          step()
          onEditingChanged(false)
        }
      ]
    )
  }
}
