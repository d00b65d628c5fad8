import SwiftData

/// How a store of an earlier version becomes one of the newest.
enum HabitMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [HabitSchemaV1.self]
  }

  static var stages: [MigrationStage] {
    []
  }
}
