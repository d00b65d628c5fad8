import Foundation
import HabitInterchange
import SwiftData

/// Reads what a copy of a store has. The copy itself is left as it is: opening a store may bring it
/// to the newest version.
package enum BackupReader {
  static func snapshots(in backup: Backup) async throws -> [HabitSnapshot] {
    try await PrivateFolder.use { folder in
      let copy = try copy(backup.url, into: folder)
      return try await StoredHistories.snapshots(
        in: try StoreFile.open(copy, for: HabitSchema.models)
      )
    }
  }

  /// Copies a store's file, with the log that may have its last changes and what says whose it is.
  package static func copy(_ file: URL, into folder: URL) throws -> URL {
    let copy = folder.appending(path: "Habits.store")
    try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
    for ending in ["-wal", "-log"] {
      let path = file.path(percentEncoded: false) + ending
      guard FileManager.default.fileExists(atPath: path) else { continue }
      try FileManager.default.copyItem(
        atPath: path,
        toPath: copy.path(percentEncoded: false) + ending
      )
    }
    return copy
  }
}
