import Foundation
import HabitInterchange

/// Moves the store and its backups from the app's own folder to the app group, once, when the first
/// version with widgets starts.
///
/// The move can be interrupted at any point and continues at the next launch. The old store is
/// deleted only after the new one was opened. Files for the app alone (``Launch/file(_:)``) are not
/// moved.
package struct GroupMove: Equatable, Sendable {
  /// The store in the app's own folder.
  let from: URL
  /// The store in the app group.
  let to: URL

  package init(from: URL, to: URL) {
    self.from = from
    self.to = to
  }

  /// Copies the store and its companion files unless the destination has a store.
  func copy() throws {
    let files = FileManager.default
    guard exists(from), !exists(to) else { return }
    let (source, target) = (from.deletingLastPathComponent(), to.deletingLastPathComponent())
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    // The store is renamed last. If it exists, all other files do, too.
    for name in try companions() {
      try copy(source.appending(path: name), target.appending(path: name))
    }
    let half = target.appending(path: to.lastPathComponent + ".moving")
    try copy(from, half)
    try files.moveItem(at: half, to: to)
  }

  /// Deletes the old files, after the new store was opened.
  func removeFormer() throws {
    guard exists(from), exists(to) else { return }
    let folder = from.deletingLastPathComponent()
    // The store is deleted last. As long as it exists, the next launch deletes the rest.
    for name in try companions() + [from.lastPathComponent] {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Returns the names of the files that belong to the store: SQLite's files, SwiftData's external
  /// storage, and the backups.
  private func companions() throws -> [String] {
    let folder = from.deletingLastPathComponent()
    let store = from.lastPathComponent
    let storage = ".\(from.deletingPathExtension().lastPathComponent)_SUPPORT"
    let backups = BackupFolder(store: from).url.lastPathComponent
    return try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter {
      $0 != store && ($0.hasPrefix(store) || $0 == storage || $0 == backups)
    }
  }

  private func copy(_ item: URL, _ copy: URL) throws {
    // Left over from an interrupted copy.
    if exists(copy) { try FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: item, to: copy)
  }

  private func exists(_ item: URL) -> Bool {
    FileManager.default.fileExists(atPath: path(item))
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

extension GroupMove {
  /// Copies the settings, once.
  ///
  /// - Parameter former: The app's own settings by name.
  static func copy(_ former: [String: Any], to settings: UserDefaults) {
    let done = "settingsOfBeforeWidgets"
    guard !settings.bool(forKey: done) else { return }
    for (name, value) in former where settings.object(forKey: name) == nil {
      settings.set(value, forKey: name)
    }
    settings.set(true, forKey: done)
  }
}
