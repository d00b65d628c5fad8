/// A value that a view owns and that persists while the view keeps its identity.
@propertyWrapper public struct State<Value> {
  /// A reference to the storage, which is the node's storage once the view has a node.
  final class Box {
    var storage: StateStorage<Value>
    init(_ value: Value) { storage = StateStorage(value) }
  }

  private let box: Box

  /// Creates state with its initial value.
  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  /// Creates state with its initial value.
  public init(initialValue value: Value) {
    box = Box(value)
  }

  /// The current value. A write invalidates the bodies that read it.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { box.storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box.storage.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with nil as its initial value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {
  // The wrapper's box is written on the main actor only.
}

extension State: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    Strictness.requireStatic(of: node.graph, against: "@State does not keep its value")
    let box = box
    box.storage = node.properties.storage(slot) { Self.restored(box.storage, at: node, slot) }
  }

  func detached() -> Self { Self(initialValue: box.storage.value) }

  /// Initializes storage with the value that the browser stored for the node, and stores later
  /// writes in the browser.
  @MainActor private static func restored(
    _ storage: StateStorage<Value>,
    at node: ViewNode,
    _ slot: Int
  ) -> StateStorage<Value> {
    guard Value.self is any Codable.Type else { return storage }
    let restoration = node.graph.restoration
    let place = "\(node.place).\(slot)"
    if let value = restoration.value(at: place, as: Value.self) { storage.value = value }
    storage.onWrite = { value in
      let value = Unchecked(value)
      MainActor.assumeIsolated { restoration.keep(value.value, at: place) }
    }
    node.properties.atEnd { restoration.forget(place) }
    return storage
  }
}
