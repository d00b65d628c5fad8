import Synchronization

/// A property of an entity.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  /// The title of the property, in a word or two.
  public let title: LocalizedStringResource
  private let state = Mutex<Value?>(nil)

  /// The value. Reading it before it is set traps.
  public var wrappedValue: Value {
    get {
      guard let value = state.withLock({ $0 }) else {
        preconditionFailure("the property “\(title.key)” is read before it is set")
      }
      return value
    }
    set { state.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  fileprivate init(named title: LocalizedStringResource) {
    self.title = title
  }
}

extension EntityProperty where Value.ValueType == String {
  /// Creates a string property.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Int {
  /// Creates an integer property.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Double {
  /// Creates a floating-point property.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Bool {
  /// Creates a Boolean property.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}
