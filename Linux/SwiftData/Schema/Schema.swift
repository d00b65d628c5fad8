/// The model classes of a store, in one version.
public final class Schema: Sendable {
  /// The version of the model classes; 1.0.0 where none is given.
  public let version: Version

  /// The model classes, each once, with those that their relationships lead to.
  let models: [_ModelDescription]

  /// The schema of some model classes and of those that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    models = HiddenReferences.adding(to: _ModelDescription.closure(of: types))
  }

  /// The schema that a version declares.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A model class as this schema keeps it, or nil if it is not in the schema.
  func model(_ declared: _ModelDescription) -> _ModelDescription? {
    models.first { $0.asDeclared === declared.asDeclared }
  }

  func model(named name: String) -> _ModelDescription? {
    models.first { $0.name == name }
  }
}

extension Schema: Hashable {
  /// Whether both have the same version and the same model classes.
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

/// One version of an app's model classes.
public protocol VersionedSchema {
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }

  /// The version's number.
  static var versionIdentifier: Schema.Version { get }
}

extension Schema {
  /// A version number of three parts; the first that differs decides which is newer.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int

    /// A version number.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Whether the left one is older.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// The three parts with points between.
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
