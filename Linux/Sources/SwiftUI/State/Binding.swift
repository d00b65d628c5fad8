/// A property wrapper that reads and writes a value owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of the binding's writes.
  public var transaction: Transaction
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  /// The source and path of the value. Bindings with the same source and path are equal.
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

  /// Creates a binding from two closures.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from two closures, of which the second also receives the transaction.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(
      // Safe, because views, their actions, and their bindings run on the main actor.
      read: { MainActor.assumeIsolated { Unchecked(get()) }.value },
      write: { value, transaction in
        let value = Unchecked(value)
        MainActor.assumeIsolated { set(value.value, transaction) }
      },
      source: nil
    )
  }

  /// Returns a binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in }, source: nil)
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another binding's projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a part of the value.
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

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: IdentityComparable {
  func isSame(as other: Binding<Value>) -> Bool {
    source != nil && source == other.source
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {
  // The binding's value is read and written on the main actor only.
}
