/// A stored value, such as that of a `@State` on its view's node. A write invalidates the bodies that read the
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
      if let former = stored as? any Equatable, Fields.equals(former, newValue) { return }
      write { stored = newValue }
      onWrite?(newValue)
    }
  }
}
