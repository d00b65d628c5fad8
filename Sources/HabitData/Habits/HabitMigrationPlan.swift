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

/// The first version of the store. When a second one comes, this one keeps its models as they are
/// here.
package enum HabitSchemaV1: VersionedSchema {
  package static let versionIdentifier = Schema.Version(1, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self]
  }
}
