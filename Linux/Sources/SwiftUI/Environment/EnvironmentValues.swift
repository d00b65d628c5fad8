import Observation

/// The values that a view inherits from its ancestors.
public struct EnvironmentValues {
  private(set) var storage = EnvironmentStorage()

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage = EnvironmentStorage(newValue, for: ObjectIdentifier(key), over: storage) }
  }

  /// The observable object of a type, from `environment(_:)`.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { storage[ObjectIdentifier(objectType)] as? T }
    set { storage = EnvironmentStorage(newValue, for: ObjectIdentifier(objectType), over: storage) }
  }

  /// Returns true if two environments share their storage, so that no value can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// Returns true if two environments set the same values in the same order.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    storage.hasSameValues(as: other.storage)
  }
}

extension EnvironmentValues: @unchecked Sendable {
  // The storage of the values is immutable.
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of values that are set.
  public var description: String { "EnvironmentValues with \(storage.count) values set" }
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Self.Value { get }
}

/// Declares an environment value with its default, in an extension of `EnvironmentValues`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var indentation = 2
/// }
/// ```
///
/// A default that isn't Sendable needs an explicit type. It is evaluated at each read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FrameworkMacros", type: "EntryMacro")
