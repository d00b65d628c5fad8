import Foundation

/// Looks, before SQLite does, whether the log beside a store is of another one, as where a backup was
/// put in a store's place. SQLite would mix the two.
struct ForeignLog {
  let path: String

  /// Sets a log aside that is of another store, where nobody has the store open.
  /// - Returns: Where it is now, or nil.
  /// - Throws: `SwiftDataError.storeFailure` if it can't be moved.
  @discardableResult
  func setAside() throws -> String? {
    guard let store = FileStamp(path: path), store.size > 0 else {
      return try hasLog ? move() : nil
    }
    guard !OpenStores.have(store) else { return nil }
    let file = open(path, O_RDWR | O_CLOEXEC)
    // One that can't be written is refused in words later.
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The bytes that every user of the store holds a lock on (SQLite's "shared" range). None has it
    // while this one does.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0002
    lock.l_len = 510
    guard fcntl(file, F_SETLK, &lock) == 0 else { return nil }
    guard hasLog else {
      LogLabel.remove(beside: path)
      return nil
    }
    guard let label = LogLabel.read(beside: path) else { return nil }
    let mark = StoreMark.readAlone(path)
    guard label.isOfAnotherStore(marked: mark, at: path) else { return nil }
    // The same content, written once more: only a store that is whole can do without its log.
    if let mark, label.marks.contains(mark), !isWhole { return nil }
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
      // It can't even be read.
      return false
    }
  }

  private func move() throws -> String {
    let place = freePath()
    try SystemCall.check(rename(logPath, place))
    unlink(path + "-shm")
    LogLabel.remove(beside: path)
    try SystemCall.syncFolder(of: path)
    FileHandle.standardError.write(
      Data("The log beside \(path) is of another store and was set aside: \(place)\n".utf8)
    )
    return place
  }

  /// A name that says what the file is, with the time of its last change, and that no file has.
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
