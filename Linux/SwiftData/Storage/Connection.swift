import Foundation
import GRDB

/// One open connection to a store. A context has its own, so that what it has not saved stays its
/// own: pending changes stand in tables that SQLite keeps for this connection alone.
final class Connection: Sendable {
  private let queue: DatabaseQueue
  private let file: StoreFile?
  private let patience = Patience(usualWait)
  /// The longest wait for another connection that writes, unless it is set.
  static let usualWait = Duration.seconds(10)

  /// Opens a store for reading and writing.
  ///
  /// - Parameters:
  ///   - file: The store's files; nil in memory.
  ///   - checksReferences: Whether the database holds references to be of rows that are there; not
  ///     while tables are replaced.
  init(path: String, file: StoreFile?, checksReferences: Bool = true) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = checksReferences
    configuration.busyMode = .callback { [patience] tries in
      patience.wait(tries: tries, for: file)
    }
    configuration.label = "SwiftData"
    configuration.prepareDatabase { db in
      try TextOrder.register(in: db)
      db.add(function: TextOrder.containsFunction)
      if let file {
        try db.execute(sql: "PRAGMA journal_mode = \(file.keepsLog ? "WAL" : "DELETE")")
        // Checkpoints are `Checkpoint`'s: each gives the store another mark.
        try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
      }
      // A commit is on the disk when it returns: a power cut loses nothing that was shown.
      try db.execute(sql: "PRAGMA synchronous = EXTRA")
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    self.file = file
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Opens a store without the right to write.
  init(readingPath path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    file = nil
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  deinit {
    if file?.loss == nil {
      close()
    } else {
      // To close it would take the log into a file that it does not belong to. Nobody uses it any
      // more; it ends with the process.
      _ = Unmanaged.passRetained(queue)
    }
  }

  /// A store's address for reading it alone, without its log and without a lock.
  static func unchanging(_ path: String) -> String {
    var components = URLComponents()
    components.scheme = "file"
    components.path = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
    components.queryItems = [URLQueryItem(name: "immutable", value: "1")]
    return components.string ?? path
  }

  /// Sets how long the connection waits for another that writes.
  func wait(atMost limit: Duration) {
    patience.set(limit)
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
        try keepingStore(db) {
          try db.inTransaction(.immediate) {
            try file?.prepareWrite(db)
            result = try work(db)
            return .commit
          }
        }
      }
      guard let result else {
        throw SwiftDataError(.storeFailure, "the transaction gave no result")
      }
      return result
    }
  }

  /// Looks whether the store's files are still those that were opened.
  func look() throws {
    guard let file else { return }
    try access { db in
      try keepingStore(db) { try file.look() }
    }
  }

  /// Takes the log into the store.
  /// - Returns: Whether the log is empty now.
  @discardableResult
  func checkpoint() throws -> Bool {
    guard let file else { return true }
    patience.setCheckpoints(true)
    defer { patience.setCheckpoints(false) }
    return try access { db in
      try keepingStore(db) { try Checkpoint(db: db, file: file).run() }
    }
  }

  /// Ends what another thread does on the connection; it is rolled back.
  func interrupt() {
    queue.interrupt()
  }

  /// Closes the connection; the last one takes the log away.
  func close() {
    do {
      try queue.close()
    } catch {
      // A statement is under way somewhere: the log stays, and the next to open the store reads it.
    }
  }

  /// Does something that finds out whether the store's files were exchanged. If only the log was
  /// taken away, what stands in it, which nobody but this process can read any more, is taken into
  /// the store.
  private func keepingStore<Result>(_ db: Database, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      if let file, file.lacksLogOnly {
        try Cursor(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)").run()
        file.noteRescue()
      }
      throw error
    }
  }
}

/// Quotes a name for SQL.
func quoted(_ name: String) -> String {
  // Foundation would make another string of each name, with each fetch of a tap.
  guard name.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(name)\"" }
  return "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
}
