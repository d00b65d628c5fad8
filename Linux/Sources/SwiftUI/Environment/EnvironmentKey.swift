/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Self.Value { get }
}
