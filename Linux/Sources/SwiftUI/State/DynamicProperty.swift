/// A stored property that the graph updates before the view's body runs.
@preconcurrency public protocol DynamicProperty {
  /// Called before the view's body runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper with storage on the node.
///
/// The wrapper holds a reference to the storage, so that connecting a copy of the view also
/// connects the original.
@MainActor protocol NodeProperty: DynamicProperty {
  /// Connects the wrapper to the node of its view.
  func connect(to node: ViewNode, slot: Int)
  /// Returns a copy with separate storage that is not connected to a node.
  func detached() -> Self
}

/// A view whose dynamic properties belong to another value, such as a modifier or a style.
@MainActor protocol DynamicPropertyOwner {
  var dynamicPropertyOwner: Any { get }
}
