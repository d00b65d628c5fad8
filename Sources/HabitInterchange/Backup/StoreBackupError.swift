import Foundation

/// The reason why a backup failed.
public enum StoreBackupError: LocalizedError, Hashable, Sendable {
  /// The store's file can't be read.
  case unreadable(file: String, reason: String)
  /// The copy can't be written: the disk is full, or permission or the folder is missing.
  case notWritten(folder: String, reason: String)
  /// The copy differs from the store and was removed.
  case damaged(reason: String)

  /// The message for the user.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason): String(localized: "\(file) can't be read: \(reason)")
    case .notWritten(let folder, let reason):
      String(localized: "Couldn't write to \(folder): \(reason)")
    case .damaged(let reason):
      String(localized: "The backup differs from the store and was deleted: \(reason)")
    }
  }
}
