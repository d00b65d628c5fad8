import WebElements

/// A tap changes a text a hundred views deep. Most of the views above it put their elements around what
/// stands below and look at nothing in it, so these are not worked out again: each is copied with the
/// new element in the place of the former.
extension ViewNode {
  /// What the node became, with what has changed below in it; nil where the view has to draw itself.
  func outputWithChangedContent() -> Output? {
    guard !secondary.values.contains(where: \.needsOutput) else { return nil }
    var changes: [ElementChange] = []
    for child in children where child.needsOutput {
      let former = child.output
      let output = child.resolvedForParent()
      guard output.hasSameShape(as: former) else { return nil }
      for (box, former) in zip(output.boxes, former.boxes) where box.element !== former.element {
        changes.append(ElementChange(former: former.element, element: box.element))
      }
    }
    var result = output
    // The elements that are copied on the way come to the end and are carried on in their turn.
    var next = 0
    while next < changes.count {
      let change = changes[next]
      next += 1
      let isInResult = result.replace(change)
      let copies = memory.replace(change)
      guard isInResult || !copies.isEmpty else { return nil }
      changes += copies
    }
    Strictness.demandSame(result, as: self)
    return result
  }
}

/// An element that takes the place of another one.
private struct ElementChange {
  let former: Element
  let element: Element
}

extension NodeMemory {
  /// - Returns: The elements that were copied, as the former one stood in them.
  fileprivate mutating func replace(_ change: ElementChange) -> [ElementChange] {
    var copies: [ElementChange] = []
    for index in elements.indices {
      guard let last = elements[index].last, let copy = last.replacing(change) else { continue }
      elements[index].last = copy
      copies.append(ElementChange(former: last, element: copy))
    }
    return copies
  }
}

extension Output {
  /// - Returns: Whether one of the boxes showed the former element.
  fileprivate mutating func replace(_ change: ElementChange) -> Bool {
    guard let index = boxes.firstIndex(where: { $0.element === change.former }) else {
      return false
    }
    boxes[index].element = change.element
    return true
  }
}

extension Element {
  /// A copy with a child replaced; nil where it has no such child.
  fileprivate func replacing(_ change: ElementChange) -> Element? {
    guard case .children(var children) = content,
      let index = children.firstIndex(where: { $0 === change.former })
    else { return nil }
    children[index] = change.element
    return replacing(children: children)
  }
}
