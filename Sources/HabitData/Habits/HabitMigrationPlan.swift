import SwiftData

/// The versions of the store, oldest first, and the migrations between them. See
/// docs/guides/add-a-schema-version.md.
enum HabitMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [HabitSchemaV1.self] }

  static var stages: [MigrationStage] { [] }
}
