/// A type that is stored by its name.
public protocol PersistentlyIdentifiable {
  /// The name, which never changes.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// A type whose ``AppDependency`` properties the system provides before it uses it.
public protocol _SupportsAppDependencies {}
