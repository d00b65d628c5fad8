import Observation

/// What the views above hand down to a view.
public struct EnvironmentValues {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  /// Creates an environment of default values.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type, from `environment(_:)`.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { storage.values[ObjectIdentifier(objectType)] as? T }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }

  /// Whether two environments are one and the same, so that nothing in them can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  private mutating func set(_ value: Any?, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    storage.values[key] = value
  }
}

extension EnvironmentValues: @unchecked Sendable {
  // Its storage is copied before it is written, unless nothing else holds it.
}

extension EnvironmentValues: CustomStringConvertible {
  /// Says how many values are set.
  public var description: String { "EnvironmentValues with \(storage.values.count) values set" }
}
