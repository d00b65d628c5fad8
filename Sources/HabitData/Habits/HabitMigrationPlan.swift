import SwiftData

/// The current version of the store.
package typealias HabitSchema = HabitSchemaV4

/// The migrations from earlier versions of the store.
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

/// Version 2 adds the kind, measure, schedule, first and last day, pauses, part of the day, timer,
/// and the user's categories. All have defaults.
///
/// The current models serve for this version, too. A later version that changes them must keep
/// copies of the old ones here, as in ``HabitSchemaV1``.
enum HabitSchemaV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)

  static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self, CategoryRecord.self]
  }
}

/// Version 3 adds the records of delivered actions.
enum HabitSchemaV3: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)

  static var models: [any PersistentModel.Type] {
    HabitSchemaV2.models + [DeliveredAction.self]
  }
}

/// Version 4 adds the sync data.
package enum HabitSchemaV4: VersionedSchema {
  package static let versionIdentifier = Schema.Version(4, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self] + modelsBesideViews
  }

  /// The models that the app's shell does not name.
  static var modelsBesideViews: [any PersistentModel.Type] {
    [
      CategoryRecord.self, DeliveredAction.self, SyncEntry.self, SyncPart.self,
      SyncMembership.self,
    ]
  }
}
