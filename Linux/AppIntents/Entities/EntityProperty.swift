import Synchronization

/// What is told of an entity.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  /// What it is, in a word or two.
  public let title: LocalizedStringResource
  private let state = Mutex<Value?>(nil)

  /// The value. One that was not set stops the process.
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
  /// A text.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Int {
  /// A whole number.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Double {
  /// A number.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}

extension EntityProperty where Value.ValueType == Bool {
  /// Yes or no.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title)
  }
}
