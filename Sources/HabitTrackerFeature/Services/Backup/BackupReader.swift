import Foundation
import HabitInterchange
import SwiftData

/// Reads what a copy of a store has. The copy itself is left as it is: opening a store may bring it
/// to the newest version.
enum BackupReader {
  static func snapshots(in backup: Backup) async throws -> [HabitSnapshot] {
    try await PrivateFolder.use { folder in
      let copy = try copy(backup.url, into: folder)
      return try await StoredHistories.snapshots(
        in: try StoreOptions.open(copy, for: HabitSchemaV1.models)
      )
    }
  }

  /// Copies a store's file, with the log that may have its last changes.
  static func copy(_ file: URL, into folder: URL) throws -> URL {
    let copy = folder.appending(path: "Habits.store")
    try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
    let log = URL(filePath: file.path(percentEncoded: false) + "-wal")
    if FileManager.default.fileExists(atPath: log.path(percentEncoded: false)) {
      try FileManager.default.copyItem(
        at: log,
        to: URL(filePath: copy.path(percentEncoded: false) + "-wal")
      )
    }
    return copy
  }
}
