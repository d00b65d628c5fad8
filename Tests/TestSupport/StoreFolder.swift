import Foundation
import SwiftData

@testable import HabitTrackerFeature

/// A folder of a test's own, with a store in it and its backups beside it. The clock shows
/// 2026-03-09 12:00 in UTC and is moved by the test.
@MainActor
final class StoreFolder {
  let time = ManualTime(Date(timeIntervalSince1970: 1_773_057_600))
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  let store: HabitStore
  let backups: BackupService

  init() throws {
    let file = url.appending(path: "Habits.store")
    let container = try StoreOptions.open(file, for: HabitSchemaV1.models)
    let days = DayClock(clock: time.clock, boundary: .utcBuckets)
    store = try HabitStore(context: container.mainContext, days: days)
    backups = BackupService(store, url: file)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {
      preconditionFailure("The folder of a test stays: \(error)")
    }
  }

  var file: URL { url.appending(path: "Habits.store") }

  /// All that is in the store's file, in manual order.
  func stored() throws -> [HabitSnapshot] {
    let descriptor = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    let context = ModelContext(store.context.container)
    return try withExtendedLifetime(context) {
      try context.fetch(descriptor).map(HabitSnapshot.init)
    }
  }

  func habit(_ name: String) throws -> Habit? {
    try store.context.fetch(FetchDescriptor<Habit>()).first { $0.name == name }
  }

  /// The names of the backups' files, the oldest first.
  func backupNames() throws -> [String] {
    let folder = url.appending(path: "Backups")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
