import WebElements

/// A switch that is on or off.
public struct Toggle<Label> where Label: View {
  @Environment(\.toggleForm) private var form
  let isOn: Binding<Bool>
  /// An additional action that runs when the user flips the switch.
  let action: ControlAction?
  let label: Label

  /// Creates a switch with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    action = nil
    self.label = label()
  }

  /// Creates a switch that shows a value. A tap performs the action, which may change the value.
  package init(isOn: Bool, control: ControlAction, @ViewBuilder label: () -> Label) {
    self.isOn = .constant(isOn)
    action = control
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle: View {
  /// The label and the switch in the environment's toggle style.
  public var body: some View {
    if let form {
      let view = AnyView(any: form.view(label: AnyView(label), isOn: isOn))
      if let action {
        // The styled view as a whole is the control, because nothing inside it can receive the tap.
        ButtonCore(
          action: action,
          role: nil,
          class: "btn plain",
          isOn: isOn.wrappedValue,
          label: view
        )
      } else {
        view
      }
    } else {
      ToggleElement(isOn: isOn, value: isOn.wrappedValue, action: action, label: label)
    }
  }
}

private struct ToggleElement<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let value: Bool
  let action: ControlAction?
  let label: Label

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let (isOn, action, environment) = (isOn, action, node.environment)
    let showsLabel = !environment.labelsAreHidden
    let said = action?.attributes(environment) ?? []
    // Like a button, the element carries its intent for pages that perform taps from attributes.
    let isSent = node.graph.isStill && !said.isEmpty
    var attributes = [
      Attribute("type", isSent ? "submit" : "checkbox"), Attribute("role", "switch"),
    ]
    if isSent { attributes.append(Attribute("aria-checked", value ? "true" : "false")) }
    if !showsLabel { attributes.append(Attribute("aria-label", content.spokenText)) }
    if !environment.isEnabled { attributes.append(Attribute("disabled")) }
    attributes += said
    let control = node.element(
      isSent ? .button : .input,
      slot: 1,
      class: "switch",
      attributes: attributes,
      properties: isSent ? [] : [.checked(value)],
      on: isSent
        ? [:]
        : [
          .input: { value in
            guard case .bool(let new) = value else { return }
            isOn.wrappedValue = new
            action?.perform(environment)
          }
        ]
    )
    return Output(
      Box(
        node.element(
          .label,
          class: showsLabel ? "toggle gx" : "toggle",
          content: .children((showsLabel ? content.elements : []) + [control])
        ),
        greedy: showsLabel ? .horizontal : []
      ),
      telling: content
    )
  }
}
