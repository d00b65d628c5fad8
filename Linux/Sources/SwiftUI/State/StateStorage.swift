import Observation

/// A stored value, such as that of a `@State` on its view's node. A write invalidates the bodies
/// that read the value, unless the written value is equal to the current value.
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

  /// A binding to the value.
  var binding: Binding<Value> {
    Binding(
      read: { self.value },
      write: { value in self.value = value },
      source: ObjectIdentifier(self)
    )
  }
}

/// An object that is observed as a whole.
///
/// The class is not generic, because a key path of a generic type is created on each use, which
/// takes longer than the rest of a read.
class ObservedState: Observable {
  private let registrar = ObservationRegistrar()
  /// A property that represents the whole content for Observation.
  private var content: Void { () }

  final func noteRead() { registrar.access(self, keyPath: \.content) }

  final func write(_ mutation: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.content, mutation)
  }
}

/// A wrapper that transfers a value between contexts that are both on the main actor, where the
/// compiler can't verify that.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
