import Foundation

/// The detection of a log that belongs to another store, for example after a backup replaced the
/// store. SQLite would apply that log to the wrong store.
struct OrphanedWAL {
  let path: String

  /// Renames a log that belongs to another store, or whose store is missing or empty. The log of an
  /// open store is not renamed.
  ///
  /// - Returns: The new path of the log, or nil if it was not renamed.
  /// - Throws: `SwiftDataError.storeFailure` if the log can't be renamed.
  @discardableResult
  func setAside() throws -> String? {
    guard let store = FileStamp(path: path), store.size > 0 else {
      return try hasLog ? move() : nil
    }
    guard !OpenStores.contains(store) else { return nil }
    let file = open(path, O_RDWR | O_CLOEXEC)
    // A store without write permission is refused later, with a description.
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The bytes on which every user of the store holds a lock (SQLite's "shared" range). A
    // successful lock excludes other users.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0002
    lock.l_len = 510
    guard fcntl(file, F_SETLK, &lock) == 0 else { return nil }
    guard hasLog else {
      WALManifest.remove(beside: path)
      return nil
    }
    guard let manifest = WALManifest.read(beside: path) else { return nil }
    let id = CheckpointID.readAlone(path)
    guard manifest.isOfAnotherStore(withID: id, at: path) else { return nil }
    // The file was replaced by a copy of the same store. A damaged copy still needs the log.
    if let id, manifest.checkpointIDs.contains(id), !isWhole { return nil }
    return try move()
  }

  private var logPath: String { path + "-wal" }

  private var hasLog: Bool { FileStamp(path: logPath)?.size ?? 0 > 0 }

  private var isWhole: Bool {
    do {
      let connection = try Connection(readingPath: Connection.unchanging(path))
      let answer = try connection.access {
        try Cursor($0, sql: "PRAGMA quick_check(1)").firstText()
      }
      connection.close()
      return answer == "ok"
    } catch {
      // The store can't be read.
      return false
    }
  }

  private func move() throws -> String {
    let place = freePath()
    try SystemCall.check(rename(logPath, place))
    unlink(path + "-shm")
    WALManifest.remove(beside: path)
    try SystemCall.syncFolder(of: path)
    storeLog.warning("The log next to \(path) belongs to another store and was renamed: \(place)")
    return place
  }

  /// Returns an unused path for the log, with the time of the log's last change.
  private func freePath() -> String {
    let seconds = (FileStamp(path: logPath)?.modified ?? 0) / 1_000_000_000
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let time = Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(style)
    let place = "\(logPath).of-another-store-\(time)"
    var free = place
    var number = 1
    while FileStamp(path: free) != nil {
      number += 1
      free = "\(place)-\(number)"
    }
    return free
  }
}
