/// The value of a `@State`, on the node of its view. A body that reads it runs again when it
/// changes; a write of an equal value changes nothing.
final class StateStorage<Value>: ObservedState {
  private var stored: Value
  var onWrite: ((Value) -> Void)?

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      noteRead()
      return stored
    }
    set {
      if let former = stored as? any Equatable, Self.isEqual(former, newValue) { return }
      write { stored = newValue }
      onWrite?(newValue)
    }
  }

  private static func isEqual<E: Equatable>(_ one: E, _ other: Value) -> Bool {
    (other as? E) == one
  }
}
