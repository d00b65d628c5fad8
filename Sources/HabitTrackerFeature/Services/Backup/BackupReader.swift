import Foundation
import HabitInterchange
import SwiftData

/// Reads what a copy of a store has. The copy itself is left as it is: opening a store may bring it
/// to the newest version.
enum BackupReader {
  static func snapshots(in backup: Backup) async throws -> [HabitSnapshot] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "HabitTracker-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let result: Result<[HabitSnapshot], any Error>
    do {
      result = .success(try await snapshots(in: backup, copiedTo: folder))
    } catch {
      result = .failure(error)
    }
    try FileManager.default.removeItem(at: folder)
    return try result.get()
  }

  private static func snapshots(
    in backup: Backup,
    copiedTo folder: URL
  ) async throws -> [HabitSnapshot] {
    let copy = folder.appending(path: "Habits.store")
    try FileManager.default.copyItem(at: backup.url, to: copy)
    let container = try StoreOptions.open(copy, for: HabitSchemaV1.models)
    return try await StoredHistories.snapshots(in: container)
  }
}
