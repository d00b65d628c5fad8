/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction with which the value is written.
  public var transaction: Transaction
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  /// What the binding leads to: two bindings of one source and path are the same binding.
  let source: AnyHashable?

  init(
    read: @escaping () -> Value,
    write: @escaping (Value, Transaction) -> Void,
    source: AnyHashable?
  ) {
    self.read = read
    self.write = write
    self.source = source
    transaction = Transaction()
  }

  /// Creates a binding of two closures.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding of two closures; the second is told the transaction, too.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(
      // SwiftUI is on the main actor: views, their actions and their bindings.
      read: { MainActor.assumeIsolated { Unchecked(get()) }.value },
      write: { value, transaction in
        let value = Unchecked(value)
        MainActor.assumeIsolated { set(value.value, transaction) }
      },
      source: nil
    )
  }

  /// A binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in }, source: nil)
  }

  /// The value that the binding leads to.
  public var wrappedValue: Value {
    get {
      WindowUse.note()
      return read()
    }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one's projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let read = read
    let write = write
    return Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { value, transaction in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole, transaction)
      },
      source: source.map { AnyHashable([$0, AnyHashable(keyPath)]) }
    )
  }
}

extension Binding {
  /// A binding to an optional value, of a binding to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let read = base.read
    let write = base.write
    self.init(
      read: { read() },
      write: { value, transaction in if let value { write(value, transaction) } },
      source: base.source
    )
  }

  /// A binding to the value inside an optional one; `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    let read = base.read
    let write = base.write
    self.init(
      read: {
        // A view that is about to go may read once more after the value has gone.
        last = read() ?? last
        return last
      },
      write: { value, transaction in if read() != nil { write(value, transaction) } },
      source: base.source
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: AnyBinding {
  func isSame(as other: Binding<Value>) -> Bool {
    source != nil && source == other.source
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {
  // It is read and written on the main actor alone.
}
