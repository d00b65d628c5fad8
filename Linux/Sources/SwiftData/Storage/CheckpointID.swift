import Foundation
import GRDB

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
