import GRDB

/// User-facing messages for errors of the database and the disk.
enum StoreMessages {
  static let isBusy = "Another program is writing to the store. Try again in a moment."
  static let isFull = "The disk is full. Free some space, then try again."
  static let isReadOnly = "The store can't be written: its file or its folder is read-only."
  static let isReplaced = """
    The store's file was replaced while it was open. To protect the new file, nothing is saved \
    until you restart the app.
    """
  static let isWithoutLog = """
    The store's log (its name ends in -wal or -shm) was removed while the store was open. Nothing \
    is saved until you restart the app.
    """

  static func message(for error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: isBusy
    case .SQLITE_FULL: isFull
    case .SQLITE_READONLY, .SQLITE_PERM: isReadOnly
    case .SQLITE_CANTOPEN: "The store's file, or the log next to it, can't be opened."
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: "The store is damaged (\(sqliteMessage(error)))."
    // There is no space for the shared memory.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: isFull
    case .SQLITE_IOERR: "The disk can't be read or written (\(sqliteMessage(error)))."
    default: "The store reported an error: \(sqliteMessage(error))."
    }
  }

  /// Returns SQLite's message. For a store that failed to open, SQLite may report "not an error",
  /// which is replaced by the error's number.
  private static func sqliteMessage(_ error: DatabaseError) -> String {
    guard let message = error.message, message != "not an error" else {
      return "error \(error.extendedResultCode.rawValue)"
    }
    return message
  }
}
