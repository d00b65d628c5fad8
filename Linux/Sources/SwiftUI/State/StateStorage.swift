/// The storage of a `@State` on its view's node. A write invalidates the bodies that read the
/// value, unless the written value is equal to the current value.
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
