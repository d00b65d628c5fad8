import SwiftData

/// The first version of the store. When a second one comes, this one keeps its models as they are
/// here.
enum HabitSchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)

  static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self]
  }
}
