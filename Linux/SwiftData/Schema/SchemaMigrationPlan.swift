/// The versions that a store may be of, and the steps from each to the next.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps between neighbouring versions.
  static var stages: [MigrationStage] { get }
}

/// The step from one version to the next.
public enum MigrationStage {
  /// New properties with a default value or that may be nil, properties that went, and properties
  /// renamed by `originalName`.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
}
