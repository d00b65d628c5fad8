import SwiftData

/// The first version of the store. When a second one comes, this one keeps its models as they are
/// here.
package enum HabitSchemaV1: VersionedSchema {
  package static let versionIdentifier = Schema.Version(1, 0, 0)

  package static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self]
  }
}
