/// What parameters and results can be.
public protocol _IntentValue {
  /// What is meant where there is a value.
  associatedtype ValueType: _IntentValue
  /// The same without being optional.
  associatedtype UnwrappedType: _IntentValue
}

extension String: _IntentValue {
  public typealias ValueType = String
  public typealias UnwrappedType = String
}

extension Int: _IntentValue {
  public typealias ValueType = Int
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  public typealias ValueType = Double
  public typealias UnwrappedType = Double
}

extension Bool: _IntentValue {
  public typealias ValueType = Bool
  public typealias UnwrappedType = Bool
}

extension DateComponents: _IntentValue {
  public typealias ValueType = DateComponents
  public typealias UnwrappedType = DateComponents
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped
}

/// A value of the app's own.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}
