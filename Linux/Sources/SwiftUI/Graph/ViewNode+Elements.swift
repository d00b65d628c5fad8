import WebElements

extension ViewNode {
  /// Returns the stable identifier of one of the node's elements.
  ///
  /// - Parameter slot: Distinguishes the elements of a node. A wrapper around one of several
  ///   children uses the child's identifier as its slot, so that it moves with the child.
  package func elementID(_ slot: Int = 0) -> Int {
    memory.elements[elementIndex(slot)].id
  }

  private func elementIndex(_ slot: Int) -> Int {
    if let index = memory.elements.firstIndex(where: { $0.slot == slot }) {
      memory.elements[index].isMade = true
      return index
    }
    memory.elements.append(RenderedElement(slot: slot, id: graph.makeElementID()))
    return memory.elements.count - 1
  }

  /// Creates an element of the node, or returns the previous element if nothing changed, so that
  /// the diff can skip it.
  package func element(
    _ tag: Tag,
    slot: Int = 0,
    class classes: String? = nil,
    style: Style = Style(),
    attributes: [Attribute] = [],
    properties: [Property] = [],
    content: Element.Content = .children([]),
    on handlers: [EventName: EventHandler] = [:]
  ) -> Element {
    let index = elementIndex(slot)
    let id = memory.elements[index].id
    var all: [Attribute] = []
    if let classes { all.append(Attribute("class", classes)) }
    if !style.isEmpty { all.append(Attribute("style", style.css)) }
    all += attributes
    // A page can send any event, even for a control that is disabled.
    let isDisabled = attributes.contains { $0.name == "disabled" }
    graph.setHandlers(isDisabled ? [:] : handlers, of: id, by: self)
    let events = handlers.keys.sorted { $0.rawValue < $1.rawValue }
    if let last = memory.elements[index].last, last.tag == tag, last.attributes == all,
      last.properties == properties, last.events == events, last.content.isSame(as: content)
    {
      return last
    }
    let element = Element(
      id: id,
      tag: tag,
      attributes: all,
      properties: properties,
      events: events,
      content: content
    )
    memory.elements[index].last = element
    return element
  }

  /// Creates an element whose parts have a separate set of slots.
  ///
  /// - Parameter former: The parts of the previous rendering.
  /// - Returns: The element and its current parts.
  func making(
    with former: [RenderedElement],
    _ make: () -> Element
  ) -> (element: Element, parts: [RenderedElement]) {
    let others = memory.elements
    memory.elements = former
    for index in former.indices { memory.elements[index].isMade = false }
    let element = make()
    let parts = memory.elements
    memory.elements = others
    for part in parts where !part.isMade { graph.removeHandlers(of: part.id) }
    return (element, parts.filter(\.isMade))
  }

  /// Returns the box with a wrapper around its element. The wrapper's slot is the element's
  /// identifier.
  package func wrap(
    _ box: Box,
    class classes: String,
    style: Style = Style(),
    attributes: [Attribute] = [],
    on handlers: [EventName: EventHandler] = [:]
  ) -> Box {
    box.with(
      element(
        .div,
        slot: box.element.id,
        class: box.classes(classes),
        style: style.adding(box.layoutStyle),
        attributes: attributes,
        content: .children([box.element]),
        on: handlers
      )
    )
  }
}

extension Element.Content {
  fileprivate func isSame(as other: Element.Content) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let two)): one == two
    case (.children(let one), .children(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0 === $1 }
    default: false
    }
  }
}
