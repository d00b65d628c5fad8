import Foundation

/// A small file next to a log, `Habits.store-log`, that identifies the store of the log.
///
/// A log is valid only together with the store on which it was started. Each checkpoint gives the
/// store a new checkpoint ID. A store with an ID that the manifest does not list is therefore
/// another store, or the same store at another time. See docs/decisions/0009.
struct WALManifest: Codable, Equatable {
  /// The checkpoint IDs that the store file may contain, read without its log. A store without a checkpoint
  /// ID counts as having the empty string.
  var checkpointIDs: [String]
  /// The stamp of the store when the manifest was written.
  var store: FileStamp
  /// False while a checkpoint may write to the store itself.
  var isAtRest: Bool

  /// The stamp of the manifest's own file. A copy of the file has a different stamp.
  private var own: FileStamp?

  init(checkpointIDs: [String], store: FileStamp, isAtRest: Bool) {
    self.checkpointIDs = checkpointIDs
    self.store = store
    self.isAtRest = isAtRest
  }

  static func path(of store: String) -> String { store + "-log" }

  /// Returns the manifest of a store, or nil if there is none or it can't be read.
  static func read(beside store: String) -> WALManifest? {
    guard let data = FileManager.default.contents(atPath: path(of: store)) else { return nil }
    do {
      return try JSONDecoder().decode(WALManifest.self, from: data)
    } catch {
      // The file was written by another program or a later version. The log is then used as if
      // there were no manifest.
      return nil
    }
  }

  /// Returns true if the log was started on a store other than the given store.
  ///
  /// - Parameters:
  ///   - id: The checkpoint ID that the store has without its log. Nil if the ID can't be read,
  ///     for example because a checkpoint was interrupted and only the log can repair the store.
  ///   - path: The path of the store.
  func isOfAnotherStore(withID id: String?, at path: String) -> Bool {
    if let id, !checkpointIDs.contains(id) { return true }
    // A copy of all files is as valid as the originals, although its inodes differ.
    guard isOriginal(at: path), let now = FileStamp(path: path) else { return false }
    // After a power failure, the file may have an earlier modification time than before.
    return !store.isSameFile(as: now) || (isAtRest && now.modified > store.modified)
  }

  /// Writes the manifest durably and atomically.
  ///
  /// - Throws: `SwiftDataError.storeFailure`.
  func write(beside store: String) throws {
    let path = Self.path(of: store)
    let new = path + ".new"
    let file = try SystemCall.check(open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
    defer { close(file) }
    var manifest = self
    manifest.own = FileStamp(path: new)
    let bytes = [UInt8](try JSONEncoder().encode(manifest))
    guard try SystemCall.check(Foundation.write(file, bytes, bytes.count)) == bytes.count else {
      throw SystemCall.failure(ENOSPC)
    }
    // The manifest contains its own modification time, so the file's time is set to match.
    let time = (manifest.own?.modified ?? 0).quotientAndRemainder(dividingBy: 1_000_000_000)
    let written = timespec(tv_sec: Int(time.quotient), tv_nsec: Int(time.remainder))
    try SystemCall.check(futimens(file, [written, written]))
    try SystemCall.check(fsync(file))
    try SystemCall.check(rename(new, path))
    try SystemCall.syncFolder(of: path)
  }

  private func isOriginal(at path: String) -> Bool {
    let file = FileStamp(path: Self.path(of: path))
    return own?.isSameFile(as: file) ?? false && own?.modified == file?.modified
  }

  static func remove(beside store: String) {
    // Errors are ignored, because a manifest is only read if there is a log.
    unlink(path(of: store))
  }
}
