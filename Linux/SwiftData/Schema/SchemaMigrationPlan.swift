/// The versions that a store may be of, and the steps from each to the next.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps between neighbouring versions.
  static var stages: [MigrationStage] { get }
}

/// The step from one version to the next. All steps of an opening are one transaction: if one fails,
/// the store is as it was.
public enum MigrationStage {
  /// New properties with a default value or that may be nil, properties that went, properties
  /// renamed by `originalName`, constraints that came or went.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// The same, with work of the app's own on the models of the old version before and on those of
  /// the new version after.
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
