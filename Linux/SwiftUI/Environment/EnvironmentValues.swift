import Observation

/// What the views above hand down to a view.
public struct EnvironmentValues {
  private(set) var storage = EnvironmentStorage()

  /// Creates an environment of default values.
  public init() {}

  init(storage: EnvironmentStorage) {
    self.storage = storage
  }

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

  /// Whether two environments are one and the same, so that nothing in them can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}

extension EnvironmentValues: @unchecked Sendable {
  // Its storage never changes once made.
}

extension EnvironmentValues: CustomStringConvertible {
  /// Says how many values are set.
  public var description: String { "EnvironmentValues with \(storage.count) values set" }
}
