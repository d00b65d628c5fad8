import Foundation
import HabitEngine
import HabitInterchange

/// The reader of backups. It opens a copy of the backup, because opening a store may migrate it.
package enum BackupReader {
  static func habits(in backup: Backup) async throws -> [PortableHabit] {
    try await PrivateFolder.use { folder in
      let copy = try copy(backup.url, into: folder)
      return try await StoredHistories.habits(in: StoreFile.open(copy, for: HabitSchema.models))
    }
  }

  /// Copies a store's file, its write-ahead log, and the file that identifies the log.
  ///
  /// - Returns: The copy of the store's file.
  package static func copy(_ file: URL, into folder: URL) throws -> URL {
    let copy = folder.appending(path: "Habits.store")
    try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
    for ending in ["-wal", "-log"] where file.adding(ending).exists {
      try FileManager.default.copyItem(at: file.adding(ending), to: copy.adding(ending))
    }
    return copy
  }
}
