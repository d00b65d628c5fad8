/// A type that can be a parameter or result.
public protocol _IntentValue {
  /// The non-optional value type.
  associatedtype ValueType: _IntentValue = Self
  /// The type without its outer optional.
  associatedtype UnwrappedType: _IntentValue = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension DateComponents: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value type of the wrapped type.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped
}

/// A value type that the app defines.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}
