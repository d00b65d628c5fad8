/// A type that can be a parameter or result.
public protocol _IntentValue {
  /// The non-optional value type.
  associatedtype ValueType: _IntentValue
  /// The type without its outer optional.
  associatedtype UnwrappedType: _IntentValue
}

extension String: _IntentValue {
  /// The value type itself.
  public typealias ValueType = String
  /// The type itself.
  public typealias UnwrappedType = String
}

extension Int: _IntentValue {
  /// The value type itself.
  public typealias ValueType = Int
  /// The type itself.
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  /// The value type itself.
  public typealias ValueType = Double
  /// The type itself.
  public typealias UnwrappedType = Double
}

extension Bool: _IntentValue {
  /// The value type itself.
  public typealias ValueType = Bool
  /// The type itself.
  public typealias UnwrappedType = Bool
}

extension DateComponents: _IntentValue {
  /// The value type itself.
  public typealias ValueType = DateComponents
  /// The type itself.
  public typealias UnwrappedType = DateComponents
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value type of the wrapped type.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped
}

/// A value type that the app defines.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}
