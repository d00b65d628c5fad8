import Foundation

// Each overload supports one kind of property, so an unsupported type does not compile. The JSON
// overloads are disfavored, because numbers and dates are `Codable` too. The common kinds are
// inlinable, because an unspecialized generic function looks up its types at every call.

extension _Slot {
  /// Creates the slot of a value that a column stores directly.
  @inlinable public init<Value: _PersistentValue>(_ value: Value) {
    self = value._slot
  }

  /// Creates the slot of any other `Codable` value, as JSON.
  @_disfavoredOverload
  public init<Value: Codable>(_ value: Value) {
    self = .coded(_CodedValue(encoding: value))
  }

  /// Creates the slot of an optional `Codable` value, as JSON.
  @_disfavoredOverload
  public init<Value: Codable>(_ value: Value?) {
    self = value.map { .coded(_CodedValue(encoding: $0)) } ?? .null
  }

  /// Creates the slot of a to-one relationship.
  @inlinable public init<Other: PersistentModel>(_ other: Other?) {
    if let other { self = .model(other) } else { self = .null }
  }

  /// Creates the slot of a to-many relationship.
  @inlinable public init<Other: PersistentModel>(_ others: [Other]) {
    self = .models(others)
  }
}

extension _CodedValue {
  convenience init<Value: Codable>(encoding value: Value) {
    self.init(value: value) { Self.json(of: value) }
  }

  private static func json<Value: Codable>(of value: Value) -> String {
    do {
      let encoder = JSONEncoder()
      // Equal values have equal JSON.
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // A setter can't throw, and a value that can't be saved would be lost silently.
      fatalError("\(Value.self) can't be stored: \(error)")
    }
  }

  static func decode<Value: Codable>(_ json: String, as type: Value.Type) -> _CodedValue {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
      return _CodedValue(value: value) { json }
    } catch {
      // A getter can't throw, and any other value would differ from the stored one.
      fatalError("the stored \(Value.self) can't be read: \(error)")
    }
  }
}

extension _ModelStorage {
  /// Returns the value of a property that a column stores directly.
  @inlinable public func value<Value: _PersistentValue>(at index: Int) -> Value {
    let slot = slot(at: index)
    guard let value = Value(_slot: slot) else { unreadable(slot, at: index, as: Value.self) }
    return value
  }

  /// Returns the value of a property, optional or not, that is stored as JSON.
  @_disfavoredOverload
  public func value<Value: Codable>(at index: Int) -> Value {
    let slot = slot(at: index)
    switch slot {
    case .null:
      if let none = (Value.self as? any _OptionalValue.Type)?.noValue as? Value { return none }
    case .coded(let coded):
      if let value = coded.value as? Value { return value }
    case .text(let json):
      let coded = _CodedValue.decode(json, as: Value.self)
      slots[index] = .coded(coded)
      if let value = coded.value as? Value { return value }
    default:
      break
    }
    unreadable(slot, at: index, as: Value.self)
  }

  /// Returns the object of a to-one relationship, or nil. The object's values are read on first
  /// access.
  @inlinable public func value<Other: PersistentModel>(at index: Int) -> Other? {
    guard let model = relatedModel(at: index) else { return nil }
    return unsafeDowncast(model, to: Other.self)
  }

  /// Returns the objects of a to-many relationship.
  @inlinable public func value<Other: PersistentModel>(at index: Int) -> [Other] {
    relatedModels(at: index).map { unsafeDowncast($0, to: Other.self) }
  }

  @usableFromInline func unreadable(_ slot: _Slot, at index: Int, as type: Any.Type) -> Never {
    let property = description.properties[index].name
    // A getter can't throw, and a made-up value could be saved over the stored one.
    fatalError("\(description.name).\(property) holds \(slot), which is not a \(type)")
  }
}
