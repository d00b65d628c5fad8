/// A stored property of a view that the graph gives its value before the body runs.
@preconcurrency public protocol DynamicProperty {
  /// Called before the view's body runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper whose value lives on the node. Its storage is a reference, so that it can be
/// connected through a copy of the view.
@MainActor protocol NodeProperty: DynamicProperty {
  /// Connects the wrapper to the node that its view stands at.
  func connect(to node: ViewNode, slot: Int)
  /// A copy that is connected to no node and has storage of its own.
  func detached() -> Self
}

/// A view whose dynamic properties belong to something else: a modifier, a style.
@MainActor protocol DynamicPropertyOwner {
  var dynamicPropertyOwner: Any { get }
}
