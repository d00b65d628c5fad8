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

/// The dynamic properties of a node's view.
@MainActor final class DynamicProperties {
  /// The storage of the property wrappers, by their order in the view.
  private(set) var storages: [Int: AnyObject] = [:]
  private var environmentBoxes: [any EnvironmentReading] = []
  private var endings: [@MainActor () -> Void] = []

  /// Connects the property wrappers of a view to its node.
  func install(from view: any View, in node: ViewNode) {
    environmentBoxes = []
    var slot = 0
    if let owner = view as? any DynamicPropertyOwner {
      DynamicPropertyWalk.visit(owner.dynamicPropertyOwner, node, &slot)
    } else {
      DynamicPropertyWalk.visit(view, node, &slot)
    }
  }

  /// Returns the storage of a wrapper, and creates it on first use.
  func storage<Object: AnyObject>(_ slot: Int, make: () -> Object) -> Object {
    if let known = storages[slot] as? Object { return known }
    let object = make()
    storages[slot] = object
    return object
  }

  func add(_ box: any EnvironmentReading) {
    environmentBoxes.append(box)
  }

  func atEnd(_ action: @escaping @MainActor () -> Void) {
    endings.append(action)
  }

  func setEnvironment(_ environment: EnvironmentValues) {
    for box in environmentBoxes { box.values = environment }
  }

  /// Returns true if a value that the view read differs between two environments.
  func read(
    anythingChangedFrom former: EnvironmentValues,
    to new: EnvironmentValues
  ) -> Bool {
    environmentBoxes.contains { $0.differs(former, new) }
  }

  func end() {
    for ending in endings { ending() }
    storages = [:]
    environmentBoxes = []
    endings = []
  }
}
