/// A property wrapper that reads and writes a value owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  /// The source and path of the value. Bindings with the same source and path are equal.
  let source: AnyHashable?

  init(
    read: @escaping () -> Value,
    write: @escaping (Value) -> Void,
    source: AnyHashable?
  ) {
    self.read = read
    self.write = write
    self.source = source
  }

  /// Creates a binding from two closures.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      // Safe, because views, their actions, and their bindings run on the main actor.
      read: { MainActor.assumeIsolated { Unchecked(get()) }.value },
      write: { value in
        let value = Unchecked(value)
        MainActor.assumeIsolated { set(value.value) }
      },
      source: nil
    )
  }

  /// Returns a binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in }, source: nil)
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
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
      write: { value in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole)
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
