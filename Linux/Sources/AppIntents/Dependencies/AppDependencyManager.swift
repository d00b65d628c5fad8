import Synchronization

/// The registry of values that the app provides to its intents and queries.
public final class AppDependencyManager: Sendable {
  /// The manager that dependencies use by default.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private let providers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  /// Creates a separate manager, for tests.
  public init() {}

  /// Registers a value. Replaces an earlier value with the same type and key.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) where Dependency: Sendable {
    let key = Self.key(Dependency.self, key)
    providers.withLock { $0[key] = { dependencyProvider() } }
  }

  func value<Dependency>(of type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let provider = providers.withLock { $0[Self.key(type, key)] }
    return provider?() as? Dependency
  }

  private static func key<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Key {
    Key(type: ObjectIdentifier(type), name: key.map { "\($0)" })
  }
}
