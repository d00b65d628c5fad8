import SwiftData

/// The newest version of the store.
package typealias HabitSchema = HabitSchemaV2

/// How a store of an earlier version becomes one of the newest.
enum HabitMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [HabitSchemaV1.self, HabitSchemaV2.self]
  }

  static var stages: [MigrationStage] {
    [.lightweight(fromVersion: HabitSchemaV1.self, toVersion: HabitSchemaV2.self)]
  }
}

/// What a habit asks for came: kind, measure, schedule, first and last day, pauses; also its part of
/// the day, its timer, and the user's own categories. All of it has the value that a habit without it
/// has. When a third version comes, this one keeps its models as
/// they are now, as ``HabitSchemaV1`` does.
package enum HabitSchemaV2: VersionedSchema {
  package static let versionIdentifier = Schema.Version(2, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self, CategoryRecord.self]
  }
}
