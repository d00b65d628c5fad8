import Foundation

/// Why there is no backup. Each says in one line what it is about.
public enum StoreBackupError: LocalizedError, Hashable, Sendable {
  /// The store's file can't be read.
  case unreadable(file: String, reason: String)
  /// The copy can't be written: no room, no permission, no folder.
  case notWritten(folder: String, reason: String)
  /// The copy is not what the store is, and was removed again.
  case damaged(reason: String)

  /// The reason in words.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason): "\(file) can't be read: \(reason)"
    case .notWritten(let folder, let reason): "Nothing can be written to \(folder): \(reason)"
    case .damaged(let reason): "The copy is not as the original and was removed: \(reason)"
    }
  }
}
