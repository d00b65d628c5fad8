import Foundation
import HabitEngine
import HabitInterchange
import HabitSync

/// A store that can't be opened and that a backup replaces.
///
/// The store and its other files are kept under another name, because a remaining log would be
/// applied to the next store with the same name.
package struct ReplacedStore {
  private static let endings = ["", "-wal", "-shm", "-log", "-journal"]

  private let store: URL
  private let date: Date

  /// Creates a reference to the store, without accessing the disk.
  ///
  /// - Parameter date: The current time.
  package init(_ store: URL, at date: Date) {
    self.store = store
    self.date = date
  }

  /// True if the store is a readable file. A folder or an unreadable file may contain other data
  /// and is not replaced.
  package var canBeReplaced: Bool {
    var isFolder: ObjCBool = false
    let path = store.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isReadableFile(atPath: path)
  }

  /// Renames the store and copies a backup to its path, if the backup can be read.
  ///
  /// - Throws: The reason why the backup can't be read or copied. In that case the store is
  ///   unchanged.
  package func replace(with backup: Backup) async throws {
    try await PrivateFolder.use { folder in
      let copy = try BackupReader.copy(backup.url, into: folder)
      let container = try StoreFile.open(copy, for: HabitSchema.models)
      _ = try await StoredHistories.habits(in: container)
      _ = try replace(with: copy)
    }
  }

  /// Renames the store and copies a backup to its path.
  ///
  /// - Parameter backup: A copy of a backup that was read successfully.
  /// - Returns: The new path of the store, or nil if there was none.
  package func replace(with backup: URL) throws -> URL? {
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    // The backup is copied completely before the store is moved.
    let new = store.appendingPathExtension("new")
    if new.exists { try FileManager.default.removeItem(at: new) }
    try StoreBackup.copy(backup, to: new)
    return try replaceFile(by: new)
  }

  /// Gives the store a second name, and then replaces the file at its path atomically, so that a
  /// launch after a crash always finds a store.
  ///
  /// - Returns: The second name, or nil if there was no store.
  private func replaceFile(by new: URL) throws -> URL? {
    let kept = unusedURL
    let hasStore = store.exists
    if hasStore { try FileManager.default.linkItem(at: store, to: kept) }
    for ending in Self.endings.dropFirst() where store.adding(ending).exists {
      try FileManager.default.moveItem(at: store.adding(ending), to: kept.adding(ending))
    }
    guard rename(new.path(percentEncoded: false), store.path(percentEncoded: false)) == 0 else {
      throw POSIXError.last
    }
    return hasStore ? kept : nil
  }

  /// An unused name like `Habits-damaged-20260309T120000Z.store`.
  private var unusedURL: URL {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let name = store.deletingPathExtension().lastPathComponent
    let begin = "\(name)-damaged-\(date.formatted(style))"
    let folder = store.deletingLastPathComponent()
    var number = 1
    while true {
      let suffix = number > 1 ? "-\(number)" : ""
      let url = folder.appending(path: begin + suffix).appendingPathExtension("store")
      if !Self.endings.contains(where: { url.adding($0).exists }) { return url }
      number += 1
    }
  }
}

/// The reader of backups. It opens a copy of the backup, because opening a store may migrate it.
package enum BackupReader {
  static func content(of backup: Backup) async throws -> BackupContent {
    try await PrivateFolder.use { folder in
      let copy = try copy(backup.url, into: folder)
      return try await BackupContent(StoreFile.open(copy, for: HabitSchema.models))
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
