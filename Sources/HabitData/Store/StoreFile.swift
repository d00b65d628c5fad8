import Foundation
import SwiftData

/// The file of the store.
package enum StoreFile {
  /// The default location, in the user's data folder.
  package static var standard: URL {
    let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (data.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: "HabitTracker/Habits.store")
  }

  /// Opens a store, creating it if necessary.
  ///
  /// - Parameter url: The file; nil opens a store in memory.
  package static func open(
    _ url: URL?,
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    let configuration: ModelConfiguration
    if let url {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      configuration = ModelConfiguration(url: url)
    } else {
      configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    }
    return try ModelContainer(
      for: Schema(models, version: HabitSchema.versionIdentifier),
      migrationPlan: HabitMigrationPlan.self,
      configurations: [configuration]
    )
  }
}
