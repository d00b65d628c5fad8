import Foundation
import SwiftData

extension LaunchOptions {
  /// The file that keeps the store, or nil where it is kept in memory.
  var storeURL: URL? {
    guard !inMemory, sample == nil else { return nil }
    if let store { return URL(filePath: store) }
    let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (data.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: "HabitTracker/Habits.store")
  }

  /// The clock that the options ask for.
  var clock: AppClock {
    now.map(AppClock.starting) ?? .system
  }

  /// The time zone to live in: the one that the options ask for, or where the device is.
  var home: TimeZone { timeZone ?? .autoupdatingCurrent }

  /// Opens the store where the options say, and makes it where there is none.
  public func modelContainer(
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    let configuration: ModelConfiguration
    if let storeURL {
      try FileManager.default.createDirectory(
        at: storeURL.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      configuration = ModelConfiguration(url: storeURL)
    } else {
      configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    }
    return try ModelContainer(
      for: Schema(models, version: HabitSchemaV1.versionIdentifier),
      migrationPlan: HabitMigrationPlan.self,
      configurations: [configuration]
    )
  }
}
