import Synchronization

/// A value that the app provides to an intent or query while the system runs it.
@propertyWrapper public final class AppDependency<Value>: @unchecked Sendable
where Value: Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let state = Mutex<Value?>(nil)

  /// Creates a dependency that a manager provides.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  /// The provided value.
  ///
  /// The value is available only while the system performs the intent or runs the query. Reading it
  /// earlier traps, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value = state.withLock({ $0 }) else {
        preconditionFailure(
          "AppDependency of type \(Value.self) was not initialized prior to access"
        )
      }
      return value
    }
    set { state.withLock { $0 = newValue } }
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

extension _SupportsAppDependencies {
  /// A property wrapper for values that the app provides.
  public typealias Dependency = AppDependency
}

extension AppDependency: ProvidedValue {
  func provide(from standIn: AppDependencyManager) {
    let manager = manager === AppDependencyManager.shared ? standIn : manager
    guard let value = manager.value(of: Value.self, key: key) else {
      preconditionFailure("no dependency of type \(Value.self) was added")
    }
    wrappedValue = value
  }
}

/// A dependency of any type.
protocol ProvidedValue {
  /// Sets the value to the value that a manager provides.
  ///
  /// - Parameter standIn: The manager to use instead of the shared manager.
  func provide(from standIn: AppDependencyManager)
}

extension _SupportsAppDependencies {
  /// Sets the values of all dependencies of an intent or query.
  func provideDependencies(from manager: AppDependencyManager) {
    for child in Mirror(reflecting: self).children {
      (child.value as? any ProvidedValue)?.provide(from: manager)
    }
  }
}

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
