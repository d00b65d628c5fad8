import Foundation
import HabitData
import HabitEngine
import HabitInterchange
import HabitLaunch
import SwiftData

/// The replacement of a store's content by a backup, even if the store is in use, damaged, or
/// missing.
struct Restoration {
  private let storing: StoreOptions
  private let confirm: (_ question: String) throws -> Void

  /// Creates a restoration.
  ///
  /// - Parameter confirm: Asks the user for confirmation before any change, and throws if the user
  ///   declines.
  init(_ storing: StoreOptions, confirm: @escaping (_ question: String) throws -> Void) {
    self.storing = storing
    self.confirm = confirm
  }

  /// Restores a backup.
  ///
  /// - Parameter name: The name of the file as the user typed it.
  func restore(_ file: URL, named name: String) async throws -> RestoreReport {
    try await PrivateFolder.use { folder in
      let copy = try copy(file, named: name, into: folder)
      let stored = try await stored(in: copy, named: name)
      let days = stored.habits.reduce(0) { $0 + $1.days.count }
      let content = RestoreReport.Content(habits: stored.habits.count, days: days)
      let backup = Readable(name: name, copy: copy, stored: stored, content: content)
      guard StoreAccess.hasContent(storing.url) else { return try put(backup) }
      let container: ModelContainer
      do throws(CommandFailure) {
        container = try StoreAccess.existing.container(storing)
        try requireReadable(container)
      } catch {
        return try replaceDamaged(with: backup, error)
      }
      return try replaceContent(of: container, with: backup)
    }
  }

  /// A backup that was read successfully.
  private struct Readable {
    let name: String
    /// A temporary copy of the file.
    let copy: URL
    let stored: BackupContent
    let content: RestoreReport.Content
  }

  private func copy(_ file: URL, named name: String, into folder: URL) throws -> URL {
    do {
      return try BackupReader.copy(file, into: folder)
    } catch {
      throw CommandFailure.noInput(
        String(localized: "\(name) can't be read: \(error.localizedDescription)")
      )
    }
  }

  private func stored(in copy: URL, named name: String) async throws -> BackupContent {
    do {
      return try await BackupContent(StoreFile.open(copy, for: HabitSchema.models))
    } catch {
      // The message contains the path of the temporary copy, which the user does not know.
      let reason = error.localizedDescription
        .replacing("The store at \(copy.filePath) can't be opened: ", with: "")
      throw CommandFailure.data(String(localized: "\(name) can't be restored: \(reason)"))
    }
  }

  private func requireReadable(_ container: ModelContainer) throws(CommandFailure) {
    do {
      try ModelContext(container).checkReadable()
    } catch {
      throw .unavailable(
        String(
          localized: """
            the store at \(storing.url.filePath) can't be read: \(error.localizedDescription)
            """
        )
      )
    }
  }

  /// Replaces the content in a single save, so that the change is atomic and open windows show it.
  private func replaceContent(
    of container: ModelContainer,
    with backup: Readable
  ) throws -> RestoreReport {
    let context = ModelContext(container)
    let before = RestoreReport.Content(
      habits: try context.fetchCount(FetchDescriptor<Habit>()),
      days: try context.fetchCount(FetchDescriptor<HabitCompletion>())
    )
    try confirm(
      String(
        localized: """
          Restore \(backup.name) (\(backup.content.text)) over \(before.text)? The current habits \
          are backed up first.
          """,
        comment: "The arguments are a file and numbers of habits and days."
      )
    )
    let folder = BackupFolder(store: storing.url)
    let present = try folder.makeBackup(at: storing.clock.now())
    let now = storing.clock.now()
    _ = try StoreReplacement.replace(container, with: backup.stored, at: now)
    // Old backups are removed only now, because the restored backup may be the oldest.
    try folder.removeOldBackups(keeping: present)
    return RestoreReport(
      restored: backup.name,
      before: before,
      after: backup.content,
      backup: present.url.filePath,
      setAside: nil
    )
  }

  private func replaceDamaged(
    with backup: Readable,
    _ failure: CommandFailure
  ) throws -> RestoreReport {
    // A store that is locked or not accessible may be intact and is kept.
    let store = ReplacedStore(storing.url, at: storing.clock.now())
    guard failure.exitCode == EX_UNAVAILABLE, store.canBeReplaced else { throw failure }
    let question = String(
      localized: "Rename it and replace it with \(backup.name) (\(backup.content.text))?",
      comment: "After a message about a damaged file. The arguments are a file and its content."
    )
    try confirm("\(failure.message)\n\(question)")
    return try put(backup)
  }

  /// Replaces the store's file with the backup, and renames a damaged store.
  private func put(_ backup: Readable) throws -> RestoreReport {
    let store = storing.url
    do {
      let replaced = try ReplacedStore(store, at: storing.clock.now()).replace(with: backup.copy)
      return RestoreReport(
        restored: backup.name,
        before: nil,
        after: backup.content,
        backup: nil,
        setAside: replaced?.filePath
      )
    } catch let error as StoreBackupError {
      throw error
    } catch {
      throw CommandFailure.notCreated(
        String(localized: "\(store.filePath) can't be replaced: \(error.localizedDescription)")
      )
    }
  }
}

/// The output of `habit restore`.
struct RestoreReport: Encodable {
  /// The amount of data in a store.
  struct Content: Encodable {
    let habits: Int
    let days: Int

    var text: String {
      String(localized: "\(habits) habits and \(days) days")
    }
  }

  /// The name of the restored backup.
  let restored: String
  /// The previous content, or nil if there was no store or it could not be opened.
  let before: Content?
  let after: Content
  /// The path of the backup of the previous content, or nil if there is no such backup.
  let backup: String?
  /// The new path of a store that could not be opened, or nil if there was no such store.
  let setAside: String?

  var text: String {
    var lines = [String(localized: "Restored \(restored): \(after.text).")]
    if let before { lines.append(String(localized: "Before: \(before.text).")) }
    if let backup {
      lines.append(String(localized: "The previous habits are in the backup \(backup)"))
    }
    if let setAside {
      lines.append(String(localized: "The damaged store was renamed to \(setAside)"))
    }
    if before == nil {
      lines.append(String(localized: "If the app is running, restart it."))
    }
    return lines.joined(separator: "\n")
  }
}
