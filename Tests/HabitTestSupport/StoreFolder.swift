import HabitEngine
import Foundation
import HabitData
import SwiftData
import TestSupport

/// A temporary folder with a store and its backups. The store's clock starts on 2026-03-09 at 12:00
/// UTC, and a test advances it.
@MainActor
package final class StoreFolder {
  package let time = ManualTime()
  private let folder: TemporaryFolder
  package let store: HabitStore
  package let backups: BackupService

  package init() throws {
    folder = try TemporaryFolder()
    let file = folder.file("Habits.store")
    let container = try StoreFile.open(file, for: HabitSchema.models)
    let days = DayClock(clock: time.clock, boundary: .utcBuckets)
    store = HabitStore(container, days: days)
    backups = BackupService(store, url: file)
  }

  package var url: URL { folder.url }
  package var file: URL { folder.file("Habits.store") }

  /// Returns all stored habits, in manual order.
  package func stored() throws -> [PortableHabit] { try store.container.storedHabits() }

  package func habit(_ name: String) throws -> Habit? {
    try store.context.fetch(FetchDescriptor<Habit>()).first { $0.name == name }
  }

  /// Returns the names of the backup files, oldest first.
  package func backupNames() throws -> [String] {
    let folder = url.appending(path: "Backups")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
