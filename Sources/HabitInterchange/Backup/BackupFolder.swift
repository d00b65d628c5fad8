import Foundation

/// The folder `Backups` next to a store. Other files in it are never touched.
public struct BackupFolder: Hashable, Sendable {
  /// The number of backups to keep.
  public static let limit = 7

  /// The folder.
  public let url: URL
  private let store: URL

  /// Creates a reference to the folder, without accessing the disk.
  ///
  /// - Parameter store: The store's file.
  public init(store: URL) {
    self.store = store
    url = store.deletingLastPathComponent().appending(path: "Backups")
  }

  /// Returns the backups, newest first; empty if the folder does not exist.
  ///
  /// - Throws: ``StoreBackupError/unreadable(file:reason:)``.
  public func backups() throws(StoreBackupError) -> [Backup] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return try files().compactMap(backup)
        .sorted { ($0.date, $0.number) > ($1.date, $1.number) }
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }

  /// Makes a verified backup of the store.
  ///
  /// - Parameter date: The current time.
  /// - Throws: ``StoreBackupError``. In that case there is no new backup.
  public func makeBackup(at date: Date) throws(StoreBackupError) -> Backup {
    let copy: URL
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      copy = try freeURL(at: date)
    } catch {
      throw .notWritten(folder: path, reason: error.localizedDescription)
    }
    try StoreBackup.copy(store, to: copy)
    do {
      guard let backup = try backup(copy) else {
        throw StoreBackupError.damaged(reason: String(localized: "it is not a file"))
      }
      return backup
    } catch {
      throw .damaged(reason: error.localizedDescription)
    }
  }

  /// Removes the oldest backups beyond the limit, and incomplete backups.
  ///
  /// Backups with a later date than the new one count as the oldest, because the clock was wrong
  /// when they were made.
  ///
  /// - Parameter new: The backup that was just made.
  /// - Throws: ``StoreBackupError/notWritten(folder:reason:)``.
  public func removeOldBackups(keeping new: Backup) throws(StoreBackupError) {
    let others = try backups().filter { $0.id != new.id }
    let earlier = others.filter { $0.date <= new.date }
    let later = others.filter { $0.date > new.date }
    let old = (earlier + later).dropFirst(Self.limit - 1).map(\.url)
    do {
      let incomplete = try files().filter { file in
        let name = file.deletingPathExtension().lastPathComponent
        return file.pathExtension == StoreBackup.partialExtension
          && Backup.parts(of: name, store: self.name) != nil
      }
      for file in old + incomplete { try FileManager.default.removeItem(at: file) }
    } catch {
      throw .notWritten(folder: path, reason: error.localizedDescription)
    }
  }

  private var path: String { url.path(percentEncoded: false) }

  private var name: String { store.deletingPathExtension().lastPathComponent }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
  }

  private func backup(_ file: URL) throws -> Backup? {
    guard let parts = Backup.parts(of: file.lastPathComponent, store: name) else { return nil }
    let attributes = try FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false)
    )
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    let size = attributes[.size] as? Int ?? 0
    return Backup(url: file, date: parts.date, size: size, number: parts.number)
  }

  /// Returns an unused file name, so that a backup never replaces another.
  private func freeURL(at date: Date) throws -> URL {
    var number = 1
    while true {
      let file = url.appending(path: Backup.name(of: name, at: date, number: number))
      if !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
      number += 1
    }
  }
}
