import Foundation
import GRDB

/// A checkpoint, which transfers the log to the store and gives the store a new checkpoint ID.
///
/// At every moment the manifest lists all IDs that the store may have, so no data is lost if the
/// process ends during a checkpoint.
struct Checkpoint {
  let db: Database
  let file: StoreFile

  /// Transfers the log to the store, unless there is no log or it is empty.
  ///
  /// - Returns: True if the log is empty afterward. The log is not empty while a connection reads
  ///   an older snapshot.
  @discardableResult
  func run() throws -> Bool {
    try file.checkFiles()
    guard file.keepsLog, file.logSize > 0 else { return true }
    file.isCheckpointing = true
    defer { file.isCheckpointing = false }
    let id = UUID().uuidString
    try db.inTransaction(.immediate) {
      try file.prepareWrite(db)
      guard var manifest = WALManifest.read(beside: file.path) else {
        throw SwiftDataError(.storeFailure, StoreMessages.isReplaced)
      }
      manifest.checkpointIDs.append(id)
      manifest.isAtRest = false
      try manifest.write(beside: file.path)
      try CheckpointID.replace(by: id, db)
      return .commit
    }
    let isBusy = try Cursor(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)").firstInteger()
    guard isBusy == 0 else { return false }
    try db.inTransaction(.immediate) {
      // The manifest is not changed if another process has started the next checkpoint.
      if try CheckpointID.read(db) == id, CheckpointID.readAlone(file.path) == id,
        let store = FileStamp(path: file.path)
      {
        try WALManifest(checkpointIDs: [id], store: store, isAtRest: true).write(beside: file.path)
        IntegrityMarker.set(for: store, on: file.path)
      }
      return .rollback
    }
    return true
  }
}
