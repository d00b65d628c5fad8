import WebElements

/// A control that pushes a screen.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  /// The value to push. Without one, the link is disabled.
  let value: AnyHashable?
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value for a `navigationDestination`.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }

  /// Creates a link with a localized title that pushes a value.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink: PrimitiveView {
  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let navigation = node.environment.navigation
    let value = value
    // The link is rendered behind the label and fills the row, so that a button in the label
    // remains usable. HTML allows no interactive content inside a button.
    let name = content.elements.filter { $0.tag != .button }.spokenText
    var attributes = [Attribute("type", "button"), Attribute("role", "link")]
    if !name.isEmpty { attributes.append(Attribute("aria-label", name)) }
    if !node.environment.isEnabled || value == nil { attributes.append(Attribute("disabled")) }
    let cover = node.element(
      .button,
      slot: 1,
      class: "cover",
      attributes: attributes,
      content: .text(""),
      on: [.click: { _ in if let value { navigation?.push(value) } }]
    )
    // A screen reader reads the label with the link, and not a second time.
    var children = [cover]
    children += content.elements.map { name.isEmpty || $0.holdsControl ? $0 : $0.hidden }
    if node.environment.isInList {
      children.append(node.symbol("chevron.forward", class: "sym chevron", slot: 2))
    }
    var box = Box(cover)
    box.greedy = content.boxes.greedy
    if let first = content.boxes.first { box.takeRow(of: first) }
    if node.environment.isInList { box.greedy.insert(.horizontal) }
    return Output(
      box.with(node.element(.div, class: box.classes("link"), content: .children(children))),
      telling: content
    )
  }
}

extension Element {
  /// The element without its meaning for assistive technologies.
  fileprivate var hidden: Element {
    attributes.contains { $0.name == "aria-hidden" }
      ? self : replacing(attributes: attributes + [Attribute("aria-hidden", "true")])
  }
}
