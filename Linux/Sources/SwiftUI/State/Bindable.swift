import Observation

/// A property wrapper that creates bindings to properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object to whose properties the bindings refer.
  public var wrappedValue: Value

  private init(object: Value) {
    wrappedValue = object
  }

  /// Unavailable, because the wrapped value must be observable.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Unavailable, because the wrapped value must be observable.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// The wrapper itself, whose dynamic members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates the wrapper from another wrapper's projected value.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      read: { object[keyPath: keyPath] },
      write: { value in object[keyPath: keyPath] = value },
      source: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]
    )
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
