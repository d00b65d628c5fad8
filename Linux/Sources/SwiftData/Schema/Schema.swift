/// The model classes of a version of a store.
public final class Schema: Sendable {
  /// The version of the model classes; 1.0.0 by default.
  public let version: Version

  /// The model classes, including the destinations of their relationships, each once.
  let models: [_ModelDescription]

  /// Creates a schema of some model classes and of the destinations of their relationships.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    models = _ModelDescription.closure(of: types)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Returns true if a model class is in the schema.
  func contains(_ model: _ModelDescription) -> Bool { models.contains { $0 === model } }

  func model(named name: String) -> _ModelDescription? {
    models.first { $0.name == name }
  }
}

extension Schema: Hashable {
  /// Returns true if both have the same version and the same model classes.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.modelSet == rhs.modelSet
  }

  /// Hashes the version and the model classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(modelSet)
  }

  private var modelSet: Set<ObjectIdentifier> { Set(models.map(ObjectIdentifier.init)) }
}

/// A version of an app's model classes.
public protocol VersionedSchema {
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }

  /// The version's number.
  static var versionIdentifier: Schema.Version { get }
}

extension Schema {
  /// A version number with three parts, compared from left to right.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int

    /// Creates a version number.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Returns true if the first version is older.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// The three parts separated by dots.
    public var description: String { "\(major).\(minor).\(patch)" }

    init?(text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).compactMap {
        Int($0)
      }
      guard parts.count == 3 else { return nil }
      self.init(parts[0], parts[1], parts[2])
    }
  }
}

/// The validation that rejects unsupported schemas before any file is written.
enum SchemaCheck {
  static func check(_ schema: Schema) throws {
    for model in schema.models {
      let names = schema.models.filter { $0.name.lowercased() == model.name.lowercased() }
      guard names.count == 1 else {
        throw refusal("Two model classes have the name \(model.name).")
      }
      if let keyPath = model.unknownKeyPaths.first {
        throw refusal("A constraint of \(model.name) names \(keyPath), which has no column.")
      }
      guard model.properties.count <= _ModelStorage.maximumPropertyCount else {
        throw refusal(
          "\(model.name) has more than \(_ModelStorage.maximumPropertyCount) properties."
        )
      }
      for property in model.properties { try check(property, of: model) }
    }
  }

  private static func check(_ property: ModelProperty, of model: _ModelDescription) throws {
    let name = "\(model.name).\(property.name)"
    let inverse = model.inverses[property.index]
    if property.inverseKeyPath != nil, inverse == nil {
      throw refusal("The inverse of \(name) is not a property of its model.")
    }
    guard property.isToMany else { return }
    guard let inverse else {
      throw refusal("\(name) leads to many objects and needs an inverse that leads to one.")
    }
    guard inverse.isToOne else {
      throw refusal("\(name) and its inverse lead to many objects both; one must lead to one.")
    }
  }

  private static func refusal(_ reason: String) -> SwiftDataError {
    SwiftDataError(.unsupportedSchema, reason)
  }
}

/// The versions of a store's schema, and the migration stages between them.
public protocol SchemaMigrationPlan {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The stages between consecutive versions.
  static var stages: [MigrationStage] { get }
}

/// The migration from one version to the next.
///
/// All stages that run when a store opens share one transaction, so a failed stage leaves the store
/// unchanged.
public enum MigrationStage {
  /// Adds optional properties or properties with a default value, removes properties, renames
  /// properties with `originalName`, or adds and removes constraints.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// The changes of a lightweight migration, with custom code that runs on the old version's models
  /// before the changes and on the new version's models after them.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}
