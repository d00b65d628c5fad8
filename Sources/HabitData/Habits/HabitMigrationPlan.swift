import SwiftData

/// The newest version of the store.
package typealias HabitSchema = HabitSchemaV4

/// How a store of an earlier version becomes one of the newest.
enum HabitMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [HabitSchemaV1.self, HabitSchemaV2.self, HabitSchemaV3.self, HabitSchemaV4.self]
  }

  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: HabitSchemaV1.self, toVersion: HabitSchemaV2.self),
      .lightweight(fromVersion: HabitSchemaV2.self, toVersion: HabitSchemaV3.self),
      .lightweight(fromVersion: HabitSchemaV3.self, toVersion: HabitSchemaV4.self),
    ]
  }
}

/// What a habit asks for came: kind, measure, schedule, first and last day, pauses; also its part of
/// the day, its timer, and the user's own categories. All of it has the value that a habit without it
/// has. The later versions have these models as they are; one that changes them keeps them here as they
/// were, as ``HabitSchemaV1`` does.
enum HabitSchemaV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)

  static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self, CategoryRecord.self]
  }
}

/// What was delivered from elsewhere is remembered.
enum HabitSchemaV3: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)

  static var models: [any PersistentModel.Type] {
    HabitSchemaV2.models + [DeliveredAction.self]
  }
}

/// What other devices are to hear of, and what they know, is kept.
package enum HabitSchemaV4: VersionedSchema {
  package static let versionIdentifier = Schema.Version(4, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self] + modelsBesideViews
  }

  /// Those that the app's shell does not name.
  static var modelsBesideViews: [any PersistentModel.Type] {
    [
      CategoryRecord.self, DeliveredAction.self, SyncEntry.self, SyncPart.self,
      SyncMembership.self,
    ]
  }
}
