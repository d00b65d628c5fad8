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
