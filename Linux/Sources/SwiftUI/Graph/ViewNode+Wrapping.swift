import WebElements

/// The replacement of changed elements in the output of wrapping views.
///
/// A tap may change a text a hundred views deep. Most of its ancestors only wrap their content, so
/// they are not rendered again. Their elements are copied with the new child.
extension ViewNode {
  /// Returns the node's output with the changed elements of its content, or nil if the view must
  /// render itself.
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
    // Copied elements are appended and processed in turn.
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

/// An element and its updated copy.
private struct ElementChange {
  let former: Element
  let element: Element
}

extension NodeMemory {
  /// - Returns: The replacements of the elements that contained the replaced element.
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
  /// - Returns: True if one of the boxes showed the replaced element.
  fileprivate mutating func replace(_ change: ElementChange) -> Bool {
    guard let index = boxes.firstIndex(where: { $0.element === change.former }) else {
      return false
    }
    boxes[index].element = change.element
    return true
  }
}

extension Element {
  /// Returns a copy with a child replaced, or nil if the child is not present.
  fileprivate func replacing(_ change: ElementChange) -> Element? {
    guard case .children(var children) = content,
      let index = children.firstIndex(where: { $0 === change.former })
    else { return nil }
    children[index] = change.element
    return replacing(children: children)
  }
}
