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

/// A random string in a store that each checkpoint replaces, so that it identifies the content of
/// the store's file.
enum CheckpointID {
  static let none = ""
  private static let table = "\"_log\""

  /// Returns the ID as a connection sees it, including the log.
  static func read(_ db: Database) throws -> String {
    // The table is looked up in the file, because another process may have created it.
    let table = try Cursor(db, sql: "SELECT 1 FROM main.sqlite_master WHERE name = '_log'")
    guard try table.firstInteger() != nil else { return none }
    return try Cursor(db, sql: "SELECT mark FROM main.\(Self.table)").firstText() ?? none
  }

  /// Returns the ID in the file without its log, or nil if it can't be read.
  static func readAlone(_ path: String) -> String? {
    guard FileStamp(path: path)?.size ?? 0 > 0 else { return none }
    do {
      let connection = try Connection(readingPath: Connection.unchanging(path))
      let id = try connection.access(read)
      connection.close()
      return id
    } catch {
      // The file is damaged, or a checkpoint is writing it. The caller handles both cases.
      return nil
    }
  }

  static func replace(by id: String, _ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS main.\(table) ("mark" TEXT NOT NULL);
        DELETE FROM main.\(table);
        """
    )
    try Cursor(db, sql: "INSERT INTO main.\(table) VALUES (?)", arguments: [.text(id)]).run()
  }
}
