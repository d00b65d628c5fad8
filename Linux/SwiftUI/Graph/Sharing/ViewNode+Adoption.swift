extension ViewNode {
  /// Reuses the element identifiers of another node with the same view, so that the browser sees no
  /// change. Descendants that differ get new elements.
  func adoptElements(of other: ViewNode) {
    guard type(of: view) == type(of: other.view) else { return }
    memory.elements = other.memory.elements
    for (child, model) in zip(children, other.children) where child.key == model.key {
      child.adoptElements(of: model)
    }
    for (slot, child) in secondary {
      if let model = other.secondary[slot] { child.adoptElements(of: model) }
    }
  }

  /// True if the user opened a menu or swipe actions of the view or of a descendant.
  var isApproachedAnywhere: Bool {
    isApproached || children.contains(where: \.isApproachedAnywhere)
      || secondary.values.contains(where: \.isApproachedAnywhere)
  }
}
