import WebElements

/// The choice of the element that gets an accessibility attribute: the control, image, or group
/// inside a modified view, or the outermost element if there is no such single element.
@MainActor enum AccessibilityDecoration {
  static func apply(
    _ change: AccessibilityAttachmentModifier.Change,
    to content: Output,
    on node: ViewNode
  ) -> Output {
    let former: [Int: Decorated] = node.remembered("decorated") ?? [:]
    var made: [Int: Decorated] = [:]
    let result = content.mapBoxes { box in
      let last = former[box.element.id].flatMap { last in
        last.original === box.element && last.change == change ? last : nil
      }
      let decorated = last ?? make(change, box.element)
      made[box.element.id] = decorated
      return box.with(decorated.result)
    }
    node.remember(made, as: "decorated")
    return result
  }

  private static func make(
    _ change: AccessibilityAttachmentModifier.Change,
    _ element: Element
  ) -> Decorated {
    let result =
      decorate(element, change) ?? element.replacing(attributes: attributes(change, element))
    return Decorated(original: element, change: change, result: result)
  }

  private struct Decorated {
    let original: Element
    let change: AccessibilityAttachmentModifier.Change
    let result: Element
  }

  /// Returns the element with the change applied to the control, image, or group inside. Returns
  /// nil if there is none, or if an outer element has several children.
  private static func decorate(
    _ element: Element,
    _ change: AccessibilityAttachmentModifier.Change
  ) -> Element? {
    if element.isControl || element.isOneElement {
      return element.replacing(attributes: attributes(change, element))
    }
    // A label contains its control and the text beside it.
    let children = element.children.filter { element.tag == .label ? $0.isControl : !$0.isAside }
    guard children.count == 1, let inner = decorate(children[0], change) else { return nil }
    return element.replacing(
      children: element.children.map { $0.id == inner.id ? inner : $0 }
    )
  }

  private static func attributes(
    _ change: AccessibilityAttachmentModifier.Change,
    _ element: Element
  ) -> [Attribute] {
    var attributes = element.attributes
    func set(_ attribute: Attribute) {
      attributes.removeAll { $0.name == attribute.name }
      attributes.append(attribute)
    }
    func remove(_ name: String) { attributes.removeAll { $0.name == name } }
    switch change {
    case .text(.label, let label):
      set(Attribute("aria-label", label.string))
      remove("aria-hidden")
      // `aria-label` needs a role. An element without a role becomes a single image with the label.
      if !element.isControl, !attributes.contains(where: { $0.name == "role" }) {
        set(Attribute("role", "img"))
      }
    case .text(.hint, let hint):
      remove("aria-description")
      if !hint.string.isEmpty { set(Attribute("aria-description", hint.string)) }
    case .text(.value, let value):
      // In a browser, a group such as a stepper can't have a value, so the value becomes its
      // description.
      let isGroup = attributes.contains(Attribute("role", "group"))
      set(Attribute(isGroup ? "aria-description" : "aria-valuetext", value.string))
    case .hidden(true): set(Attribute("aria-hidden", "true"))
    case .hidden(false): remove("aria-hidden")
    case .add(let traits):
      if traits.contains(.isHeader) {
        set(Attribute("role", "heading"))
        // Text in the title font is the title of its screen.
        set(Attribute("aria-level", element.hasTitleFont ? "1" : "2"))
      }
      if traits.contains(.isButton), !element.isControl { set(Attribute("role", "button")) }
      if traits.contains(.isSelected) {
        set(Attribute("aria-pressed", "true"))
      } else if traits.contains(.isToggle),
        !attributes.contains(where: { $0.name == "aria-pressed" })
      {
        set(Attribute("aria-pressed", "false"))
      }
    case .focusable(false): set(Attribute("tabindex", "-1"))
    case .focusable(true): if !element.isControl { set(Attribute("tabindex", "0")) }
    }
    return attributes
  }
}

extension Element {
  /// A Boolean value that indicates whether the element responds to the user.
  var isControl: Bool {
    switch tag {
    case .button, .a, .input, .textarea, .select: true
    default: !events.isEmpty
    }
  }

  /// A Boolean value that indicates whether assistive technologies treat the element as an image or
  /// a group.
  var isOneElement: Bool {
    attributes.contains { $0 == Attribute("role", "img") || $0 == Attribute("role", "group") }
  }

  /// True if the element's font has the text style `title`.
  fileprivate var hasTitleFont: Bool {
    attributes.contains { attribute in
      attribute.name == "class" && attribute.value.split(separator: " ").contains("f-title")
    }
  }

  /// A Boolean value that indicates whether the element lies outside its parent's content, like a
  /// menu or a popover.
  var isAside: Bool { attributes.contains { $0.name == "popover" } }

  /// Returns a copy of the element with other attributes or children.
  func replacing(attributes: [Attribute]? = nil, children: [Element]? = nil) -> Element {
    Element(
      id: id,
      tag: tag,
      attributes: attributes ?? self.attributes,
      properties: properties,
      events: events,
      content: children.map { .children($0) } ?? content
    )
  }
}
