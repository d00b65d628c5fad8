import ArgumentParser
import Foundation
import SwiftData

/// Which store to use, and what time it is there. The app and the command `habit` share them.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The store to use instead of the one in the user's data folder.",
      valueName: "file"
    )
  )
  var store: String?

  @Option(
    help: ArgumentHelp("The instant at which the clock starts.", valueName: "iso-8601"),
    transform: Self.instant
  )
  var now: Date?

  @Option(
    help: ArgumentHelp("The time zone to live in, such as Europe/Berlin.", valueName: "id"),
    transform: Self.zone
  )
  var timeZone: TimeZone?

  func validate() throws {
    guard store?.isEmpty != true else { throw ValidationError("The store's file name is empty.") }
  }

  /// The file that keeps the store.
  var url: URL {
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

  /// Opens a store, and makes it where there is none.
  /// - Parameter url: The file, or nil for one in memory.
  static func open(
    _ url: URL?,
    for models: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    let configuration: ModelConfiguration
    if let url {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      configuration = ModelConfiguration(url: url)
    } else {
      configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    }
    return try ModelContainer(
      for: Schema(models, version: HabitSchemaV1.versionIdentifier),
      migrationPlan: HabitMigrationPlan.self,
      configurations: [configuration]
    )
  }

  private static func instant(_ text: String) throws -> Date {
    let styles = [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    ]
    for style in styles {
      do { return try style.parse(text) } catch { continue }
    }
    throw ValidationError("An instant is written as 2026-03-09T23:59:50Z.")
  }

  private static func zone(_ text: String) throws -> TimeZone {
    guard let zone = TimeZone(identifier: text) else {
      throw ValidationError("A time zone is written as Europe/Berlin.")
    }
    return zone
  }
}
