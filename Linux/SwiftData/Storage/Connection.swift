import Foundation
import GRDB

/// One open connection to a store. A context has its own, so that what it has not saved stays its
/// own: pending changes stand in tables that SQLite keeps for this connection alone.
final class Connection: Sendable {
  private let queue: DatabaseQueue

  /// Opens a store for reading and writing.
  ///
  /// - Parameter checksReferences: Whether the database holds references to be of rows that are
  ///   there; not while tables are replaced.
  init(path: String, isFile: Bool, checksReferences: Bool = true) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = checksReferences
    configuration.busyMode = .timeout(5)
    configuration.label = "SwiftData"
    configuration.prepareDatabase { db in
      try TextOrder.register(in: db)
      db.add(function: TextOrder.containsFunction)
      if isFile {
        try db.execute(sql: "PRAGMA journal_mode = WAL")
      }
      // A commit is in the operating system's hands, so a killed process loses nothing.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Opens a store without the right to write.
  init(readingPath path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Runs work on the connection, one piece at a time.
  func access<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try queue.unsafeReentrantWrite(work)
  }

  /// Runs work as one transaction that begins with the right to write, or as a part of the one that
  /// is under way.
  func transaction<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try access { db in
      var result: Result?
      if db.isInsideTransaction {
        try db.inSavepoint {
          result = try work(db)
          return .commit
        }
      } else {
        try db.inTransaction(.immediate) {
          result = try work(db)
          return .commit
        }
      }
      guard let result else {
        throw SwiftDataError(.storeFailure, "the transaction gave no result")
      }
      return result
    }
  }

  func close() throws {
    try queue.close()
  }
}

/// Quotes a name for SQL.
func quoted(_ name: String) -> String {
  "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
}
