import Foundation
import HabitInterchange

/// Moves the store of a version before widgets from the app's own folder to where widgets find it,
/// once, with its backups. It can end at any point and continues at the next start: the former store
/// stays until the store was opened in its new place.
///
/// The files that the app alone uses (``Launch/file(_:)``) stay where they are, under their names.
package struct GroupMove: Equatable, Sendable {
  /// The store where the app alone finds it.
  let from: URL
  /// The store where its extensions find it too.
  let to: URL

  package init(from: URL, to: URL) {
    self.from = from
    self.to = to
  }

  /// Copies what is there, unless there is a store in the new place already.
  func copy() throws {
    let files = FileManager.default
    guard exists(from), !exists(to) else { return }
    let (source, target) = (from.deletingLastPathComponent(), to.deletingLastPathComponent())
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    // The store comes last, and under its name at once: where it is, everything is.
    for name in try companions() {
      try copy(source.appending(path: name), target.appending(path: name))
    }
    let half = target.appending(path: to.lastPathComponent + ".moving")
    try copy(from, half)
    try files.moveItem(at: half, to: to)
  }

  /// Removes what was copied, once the store was opened in its new place.
  func removeFormer() throws {
    guard exists(from), exists(to) else { return }
    let folder = from.deletingLastPathComponent()
    // The store goes last: while it is there, the next start removes the rest.
    for name in try companions() + [from.lastPathComponent] {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// The names of the files beside the store that belong to it: those of SQLite and of SwiftData's
  /// external storage, and the backups.
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
    // Of a start that ended here.
    if exists(copy) { try FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: item, to: copy)
  }

  private func exists(_ item: URL) -> Bool {
    FileManager.default.fileExists(atPath: path(item))
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

extension GroupMove {
  /// Brings the settings along, once.
  /// - Parameter former: Those that the app alone has, by their names.
  static func copy(_ former: [String: Any], to settings: UserDefaults) {
    let done = "settingsOfBeforeWidgets"
    guard !settings.bool(forKey: done) else { return }
    for (name, value) in former where settings.object(forKey: name) == nil {
      settings.set(value, forKey: name)
    }
    settings.set(true, forKey: done)
  }
}
