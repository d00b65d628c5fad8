/// What parameters and results can be.
public protocol _IntentValue {
  /// What is meant where there is a value.
  associatedtype ValueType: _IntentValue
  /// The same without being optional.
  associatedtype UnwrappedType: _IntentValue
}

extension String: _IntentValue {
  /// What is meant.
  public typealias ValueType = String
  /// The same without being optional.
  public typealias UnwrappedType = String
}

extension Int: _IntentValue {
  /// What is meant.
  public typealias ValueType = Int
  /// The same without being optional.
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  /// What is meant.
  public typealias ValueType = Double
  /// The same without being optional.
  public typealias UnwrappedType = Double
}

extension Bool: _IntentValue {
  /// What is meant.
  public typealias ValueType = Bool
  /// The same without being optional.
  public typealias UnwrappedType = Bool
}

extension DateComponents: _IntentValue {
  /// What is meant.
  public typealias ValueType = DateComponents
  /// The same without being optional.
  public typealias UnwrappedType = DateComponents
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// What is meant.
  public typealias ValueType = Wrapped.ValueType
  /// The same without being optional.
  public typealias UnwrappedType = Wrapped
}

/// A value of the app's own.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}
