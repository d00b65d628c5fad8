/// A value that a view owns, kept as long as the view stands at its place.
@propertyWrapper public struct State<Value> {
  /// Until the view has a node, the value is the one given at the start.
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

  /// The current value. Writing it runs the bodies again that read it.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { box.storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = box.storage
    return Binding(
      read: { storage.value },
      write: { value, _ in storage.value = value },
      source: ObjectIdentifier(storage)
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that starts as `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {
  // Its box is written on the main actor alone.
}

extension State: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    WindowUse.note()
    Strictness.demandStillness(of: node.graph, against: "@State keeps nothing")
    let box = box
    box.storage = node.properties.storage(slot) { Self.restored(box.storage, at: node, slot) }
  }

  func detached() -> Self { Self(initialValue: box.storage.value) }

  /// Gives fresh storage the value that the browser kept for this place, and keeps what is written
  /// from now on.
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
