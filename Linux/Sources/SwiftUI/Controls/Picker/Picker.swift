import WebElements

/// A control for selecting one of several values.
///
/// Each view in the picker offers the value of its `tag`. Views of a `ForEach` without a tag offer
/// their identity. Sections group the views.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker: View {
  /// The options in the environment's picker style.
  public var body: some View {
    PickerElement(
      selection: selection,
      value: selection.wrappedValue,
      content: content,
      label: label
    )
  }
}

/// The view that renders a picker in any style.
private struct PickerElement<Label: View, Value: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Value>
  let value: Value
  let content: Content
  let label: Label

  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInPicker = true
    environment.isInList = false
    node.setChild(content, environment: environment)
    node.setSecondary(label)
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let label = node.secondary[0]?.resolve() ?? Output()
    let selection = selection
    let options = PickerOptions(content.boxes, chosen: value) { selection.wrappedValue = $0 }
    let box =
      switch node.environment.pickerForm {
      case _ where node.environment.isInMenu: options.menuItems(named: label, on: node)
      case .menu: options.popUp(beside: label, on: node)
      case .segmented: options.segments(named: label, on: node)
      case .inline: options.list(named: label, class: "options", on: node)
      case .wheel: options.list(named: label, class: "options wheel", on: node)
      }
    var preferences = content.preferences
    preferences.merge(label.preferences)
    return Output(box, preferences: preferences)
  }
}
