extension ViewNode {
  /// Goes on with the elements that another node has made of the same view, so that a browser which
  /// shows those sees nothing new. Where the views below differ, they make elements of their own.
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

  /// Whether somebody has come near to the view or to one below it.
  var isApproachedAnywhere: Bool {
    isApproached || children.contains(where: \.isApproachedAnywhere)
      || secondary.values.contains(where: \.isApproachedAnywhere)
  }
}
