import Foundation
import GRDB

/// Takes the log into the store, which has another mark then. At each moment the label names every
/// mark that the store could be found with, so a process that ends in between loses nothing.
struct Checkpoint {
  let db: Database
  let file: StoreFile

  /// - Returns: Whether the log is empty now; not while a connection reads an older state.
  @discardableResult
  func run() throws -> Bool {
    try file.look()
    guard file.keepsLog, file.logSize > 0 else { return true }
    file.isCheckpointing = true
    defer { file.isCheckpointing = false }
    let mark = UUID().uuidString
    try db.inTransaction(.immediate) {
      try file.prepareWrite(db)
      guard var label = LogLabel.read(beside: file.path) else {
        throw SwiftDataError(.storeFailure, StoreMessages.isReplaced)
      }
      label.marks.append(mark)
      label.isAtRest = false
      try label.write(beside: file.path)
      try StoreMark.replace(by: mark, db)
      return .commit
    }
    let isBusy = try Cursor(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)").firstInteger()
    guard isBusy == 0 else { return false }
    try db.inTransaction(.immediate) {
      // Unless another process has begun the next one.
      if try StoreMark.read(db) == mark, StoreMark.readAlone(file.path) == mark,
        let store = FileStamp(path: file.path)
      {
        try LogLabel(marks: [mark], store: store, isAtRest: true).write(beside: file.path)
        WholeNote.put(for: store, on: file.path)
      }
      return .rollback
    }
    return true
  }
}
