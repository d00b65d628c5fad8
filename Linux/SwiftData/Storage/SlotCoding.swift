import Foundation

// Each overload is one kind of property. A type that fits none does not compile as a property. JSON
// comes last: numbers and dates are `Codable` too. The common kinds are inlinable, as a generic
// function that is not specialised looks up its types at every call.

extension _Slot {
  /// A value with a column kind of its own.
  @inlinable public init<Value: _PersistentValue>(_ value: Value) {
    self = value._slot
  }

  /// A raw value, as enumerations have.
  public init<Value: RawRepresentable & Codable>(_ value: Value)
  where Value.RawValue: _PersistentValue {
    self = value.rawValue._slot
  }

  /// An optional raw value.
  public init<Value: RawRepresentable & Codable>(_ value: Value?)
  where Value.RawValue: _PersistentValue {
    self = value?.rawValue._slot ?? .null
  }

  /// Any other `Codable` value, as JSON.
  @_disfavoredOverload
  public init<Value: Codable>(_ value: Value) {
    self = .coded(_CodedValue(encoding: value))
  }

  /// An optional `Codable` value.
  @_disfavoredOverload
  public init<Value: Codable>(_ value: Value?) {
    self = value.map { .coded(_CodedValue(encoding: $0)) } ?? .null
  }

  /// The other side of a to-one relationship.
  @inlinable public init<Other: PersistentModel>(_ other: Other?) {
    if let other { self = .model(other) } else { self = .null }
  }

  /// The other side of a to-many relationship.
  @inlinable public init<Other: PersistentModel>(_ others: [Other]) {
    self = .models(others)
  }

  /// The other side of an optional to-many relationship.
  @inlinable public init<Other: PersistentModel>(_ others: [Other]?) {
    self = .models(others ?? [])
  }
}

extension _CodedValue {
  convenience init<Value: Codable>(encoding value: Value) {
    self.init(value: value) { Self.json(of: value) }
  }

  private static func json<Value: Codable>(of value: Value) -> String {
    do {
      let encoder = JSONEncoder()
      // The same value gives the same text, so that values can be compared in SQL.
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // A setter can't throw; to keep a value that can't be saved would lose it without a word.
      fatalError("\(Value.self) can't be stored: \(error)")
    }
  }

  static func decode<Value: Codable>(_ json: String, as type: Value.Type) -> _CodedValue {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
      return _CodedValue(value: value) { json }
    } catch {
      // A getter can't throw, and no other value would be the stored one.
      fatalError("the stored \(Value.self) can't be read: \(error)")
    }
  }
}

extension _ModelStorage {
  /// The value of a property with a column kind of its own.
  @inlinable public func value<Value: _PersistentValue>(at index: Int) -> Value {
    let slot = slot(at: index)
    guard let value = Value(_slot: slot) else { unreadable(slot, at: index, as: Value.self) }
    return value
  }

  /// The value of a property that is stored as its raw value.
  public func value<Value: RawRepresentable & Codable>(at index: Int) -> Value
  where Value.RawValue: _PersistentValue {
    let slot = slot(at: index)
    guard let raw = Value.RawValue(_slot: slot), let value = Value(rawValue: raw) else {
      unreadable(slot, at: index, as: Value.self)
    }
    return value
  }

  /// The value of an optional property that is stored as its raw value.
  public func value<Value: RawRepresentable & Codable>(at index: Int) -> Value?
  where Value.RawValue: _PersistentValue {
    let slot = slot(at: index)
    if case .null = slot { return nil }
    guard let raw = Value.RawValue(_slot: slot), let value = Value(rawValue: raw) else {
      unreadable(slot, at: index, as: Value.self)
    }
    return value
  }

  /// The value of a property that is stored as JSON, also of an optional one.
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

  /// The other side of a to-one relationship; its own values are read when they are asked for.
  @inlinable public func value<Other: PersistentModel>(at index: Int) -> Other? {
    guard let model = relatedModel(at: index) else { return nil }
    return unsafeDowncast(model, to: Other.self)
  }

  /// The other side of a to-many relationship.
  @inlinable public func value<Other: PersistentModel>(at index: Int) -> [Other] {
    relatedModels(at: index).map { unsafeDowncast($0, to: Other.self) }
  }

  /// The other side of an optional to-many relationship; never nil, as with Apple's.
  @inlinable public func value<Other: PersistentModel>(at index: Int) -> [Other]? {
    relatedModels(at: index).map { unsafeDowncast($0, to: Other.self) }
  }

  @usableFromInline func unreadable(_ slot: _Slot, at index: Int, as type: Any.Type) -> Never {
    let property = description.properties[index].name
    // A getter can't throw, and any value made up here could be saved over the stored one.
    fatalError("\(description.name).\(property) holds \(slot), which is no \(type)")
  }
}
