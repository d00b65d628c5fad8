/// A type with a persistent identifier.
public protocol PersistentlyIdentifiable {
  /// The identifier, which must never change.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// A type whose ``AppDependency`` properties the system sets before use.
public protocol _SupportsAppDependencies {}
