import Foundation
import GRDB
import Logging
import Synchronization

/// The log of stores and, at the level `debug`, of SQL statements without their values.
let storeLog = Logger(label: "SwiftData")

/// A connection to a store.
///
/// Each context has a separate connection, because its unsaved changes are in temporary tables,
/// which SQLite keeps per connection.
final class Connection: Sendable {
  private let queue: DatabaseQueue
  private let file: StoreFile?
  private let busyTimeout = BusyTimeout(usualWait)
  /// The default timeout for a lock of another connection.
  static let usualWait = Duration.seconds(10)

  /// Opens a store for reading and writing.
  ///
  /// - Parameters:
  ///   - file: The store's files, or nil for a store in memory.
  ///   - checksReferences: True to enforce foreign keys. Must be false while tables are replaced.
  init(path: String, file: StoreFile?, checksReferences: Bool = true) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = checksReferences
    configuration.busyMode = .callback { [busyTimeout] tries in
      busyTimeout.wait(tries: tries, for: file)
    }
    configuration.label = "SwiftData"
    configuration.prepareDatabase { db in
      if storeLog.logLevel <= .debug { db.trace { storeLog.debug("\($0)") } }
      try TextOrder.register(in: db)
      db.add(function: TextOrder.containsFunction)
      if let file {
        try db.execute(sql: "PRAGMA journal_mode = \(file.keepsLog ? "WAL" : "DELETE")")
        // Only `Checkpoint` runs checkpoints, because each of them must give the store a new ID.
        try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
      }
      // A commit is on disk when it returns, so a power failure loses nothing that was shown.
      try db.execute(sql: "PRAGMA synchronous = EXTRA")
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    self.file = file
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Opens a store for reading.
  init(readingPath path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    file = nil
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  deinit {
    if file?.replacementError == nil {
      close()
    } else {
      // Closing the connection would checkpoint the log into a file that the log does not belong
      // to. The queue is therefore leaked, and closed at the end of the process.
      _ = Unmanaged.passRetained(queue)
    }
  }

  /// Returns a URI that opens a store for reading without its log and without locks.
  static func unchanging(_ path: String) -> String {
    var components = URLComponents()
    components.scheme = "file"
    components.path = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
    components.queryItems = [URLQueryItem(name: "immutable", value: "1")]
    return components.string ?? path
  }

  /// Sets the timeout for a lock of another connection.
  func wait(atMost limit: Duration) {
    busyTimeout.set(limit)
  }

  /// Runs work with exclusive use of the connection.
  func access<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try queue.unsafeReentrantWrite(work)
  }

  /// Runs work in an immediate transaction, or in a savepoint of the current transaction.
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

  /// Throws an error if the store's files were removed or replaced after the connection opened
  /// them.
  func checkFiles() throws {
    guard let file else { return }
    try access { db in
      try keepingStore(db) { try file.checkFiles() }
    }
  }

  /// Transfers the log to the store.
  ///
  /// - Returns: True if the log is empty afterward.
  @discardableResult
  func checkpoint() throws -> Bool {
    guard let file else { return true }
    busyTimeout.setCheckpoints(true)
    defer { busyTimeout.setCheckpoints(false) }
    return try access { db in
      try keepingStore(db) { try Checkpoint(db: db, file: file).run() }
    }
  }

  /// Interrupts the work that another thread does on the connection, and rolls it back.
  func interrupt() {
    queue.interrupt()
  }

  /// Closes the connection. When the last connection closes, SQLite removes the log.
  func close() {
    do {
      try queue.close()
    } catch {
      // A statement is still running. The log remains, and the next connection reads it.
    }
  }

  /// Runs work that checks the store's files, and saves the log's content if the check fails
  /// because only the log was deleted.
  ///
  /// This process alone can still read a deleted log. It transfers the content to the store before
  /// the error of the check is thrown.
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
  // A name without quotation marks is not passed to Foundation, which would create a new string for
  // each name in every fetch.
  guard name.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(name)\"" }
  return "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
}

/// The timeout of a connection for locks of other connections.
final class BusyTimeout: Sendable {
  private struct State {
    var limit: Duration
    var checkpoints = false
    /// The start of the current wait.
    var start = ContinuousClock.now
  }

  private let state: Mutex<State>

  init(_ limit: Duration) {
    state = Mutex(State(limit: limit))
  }

  func set(_ limit: Duration) {
    state.withLock { $0.limit = limit }
  }

  /// Sets whether the connection itself is running a checkpoint.
  func setCheckpoints(_ checkpoints: Bool) {
    state.withLock { $0.checkpoints = checkpoints }
  }

  /// Waits briefly, unless the timeout has expired.
  ///
  /// The timeout does not apply while another connection of this process runs a checkpoint, which
  /// ends soon.
  ///
  /// - Returns: True to retry.
  func wait(tries: Int, for file: StoreFile?) -> Bool {
    // A pause may take longer than requested on a busy machine, so the time counts, not the tries.
    let state = state.withLock { state in
      if tries == 0 { state.start = .now }
      return state
    }
    let isOurs = !state.checkpoints && file?.isCheckpointing ?? false
    guard state.start.duration(to: .now) < state.limit || isOurs else { return false }
    usleep(4_000)
    return true
  }
}
