import SwiftData

/// The current version of the store.
package typealias HabitSchema = HabitSchemaV1

/// Version 1 of the store.
package enum HabitSchemaV1: VersionedSchema {
  package static let versionIdentifier = Schema.Version(1, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self] + otherModels
  }

  /// The models that the app target does not pass to ``Launch/modelContainer(for:)``.
  static var otherModels: [any PersistentModel.Type] {
    [
      CategoryRecord.self, DeliveredAction.self, SyncEntry.self, SyncPart.self,
      SyncMembership.self,
    ]
  }
}
