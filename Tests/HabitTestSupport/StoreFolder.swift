import HabitEngine
import Foundation
import HabitData
import TestSupport

/// A ``StoreFixture`` in a temporary folder, with its backups.
@MainActor
package final class StoreFolder {
  private let folder: TemporaryFolder
  private let fixture: StoreFixture
  package let backups: BackupService

  package init() throws {
    folder = try TemporaryFolder()
    fixture = try StoreFixture(folder.file("Habits.store"))
    backups = BackupService(fixture.store, url: folder.file("Habits.store"))
  }

  package var time: ManualTime { fixture.time }
  package var store: HabitStore { fixture.store }
  package var url: URL { folder.url }
  package var file: URL { folder.file("Habits.store") }

  /// Returns all stored habits, in manual order.
  package func stored() throws -> [PortableHabit] { try fixture.stored() }

  package func habit(_ name: String) throws -> Habit? {
    try fixture.habits().first { $0.name == name }
  }

  /// Returns the names of the backup files, oldest first.
  package func backupNames() throws -> [String] {
    let folder = url.appending(path: "Backups")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
