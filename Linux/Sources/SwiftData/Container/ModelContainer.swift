import CoreData
import Dispatch
import Foundation
import Synchronization

/// A store of models, with a context for the main actor.
public final class ModelContainer: Sendable {
  /// The schema of the store's model classes.
  public let schema: Schema

  /// The locations and options of the store.
  public let configurations: Set<ModelConfiguration>

  let storeIdentifier: UUID
  private let location: StoreLocation
  let allowsSave: Bool
  private let mainConnection: Connection
  @MainActor private var sharedContext: ModelContext?
  /// The connections of all contexts except the main context. They are closed with the container.
  private let connections = Mutex<[WeakConnection]>([])
  /// Connections of deallocated contexts, kept with their prepared statements for reuse.
  private let idleConnections = Mutex<[Connection]>([])
  private static let idleConnectionLimit = 2
  /// A key that marks the main queue after ``shortenLockTimeout()`` was called. The main actor runs
  /// on this queue, which may use any thread.
  private static let mainQueue = DispatchSpecificKey<Bool>()
  private let idleCheckpoint = IdleCheckpoint()

  /// Opens or creates a store.
  ///
  /// Refuses a file that is not a store, is damaged, or was written by a newer version, and leaves
  /// it unchanged byte for byte.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer` with the reason in its description, or
  ///   another `SwiftDataError` if the store may be intact but can't be opened: a store of a newer
  ///   version, a full disk, a folder without write permission, or a lock by another program.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    guard configurations.count <= 1 else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "A container has one store, but several configurations were given."
      )
    }
    let configuration = configurations.first ?? ModelConfiguration()
    if let own = configuration.schema, own != schema {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
    }
    try SchemaCheck.check(schema)
    self.schema = schema
    self.configurations = [configuration]
    allowsSave = configuration.allowsSave
    location = StoreLocation(configuration)
    let store = try StoreOpener(location: location, schema: schema, plan: migrationPlan).open()
    mainConnection = store.connection
    storeIdentifier = store.identifier
    if file != nil { OpenStores.add(self) }
  }

  deinit { close() }

  /// Creates the container of a schema version for a migration, on the migration's connection.
  init(migrating schema: Schema, connection: Connection) {
    self.schema = schema
    configurations = []
    allowsSave = true
    location = StoreLocation(ModelConfiguration(isStoredInMemoryOnly: true))
    mainConnection = connection
    storeIdentifier = .zero
  }

  /// Opens or creates a store.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, or another `SwiftDataError` if the store
  ///   may be intact, with the reason in its description.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens or creates a store of some model classes and of the classes that their relationships
  /// refer to.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, or another `SwiftDataError` if the store
  ///   may be intact, with the reason in its description.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// The context of the main actor, which is saved automatically at the end of each event.
  @MainActor public var mainContext: ModelContext {
    if let sharedContext { return sharedContext }
    let context = ModelContext(self, connection: mainConnection, isMain: true)
    context.autosaveEnabled = true
    sharedContext = context
    return context
  }

  /// Saves the changes of the main context, unless autosave is disabled.
  @MainActor package func autosave() throws {
    guard let sharedContext, sharedContext.autosaveEnabled else { return }
    try sharedContext.save()
  }

  /// The watcher that detects commits of other processes while queries are shown.
  @MainActor let watcher = StoreWatcher()

  /// Schedules a checkpoint and posts `NSPersistentStoreRemoteChange`. A context calls the function
  /// after a save.
  nonisolated func noteCommit() {
    if file != nil { idleCheckpoint.noteCommit(in: self) }
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: nil)
  }

  func makeConnection() throws -> Connection {
    // Throws if the file no longer exists, because SQLite would create a new store.
    try file?.checkFiles()
    let connection = try idleConnections.withLock { $0.popLast() } ?? newConnection()
    let isOnMainQueue = DispatchQueue.getSpecific(key: Self.mainQueue) == true
    connection.wait(atMost: isOnMainQueue ? Self.mainActorWait : Connection.usualWait)
    return connection
  }

  private func newConnection() throws -> Connection {
    let connection = try location.connect()
    connections.withLock { connections in
      connections.removeAll { $0.connection == nil }
      connections.append(WeakConnection(connection: connection))
    }
    return connection
  }

  /// Keeps the connection of a deallocated context for reuse, because opening a connection and
  /// preparing its statements takes longer than a small save.
  func reuse(_ connection: Connection, after rows: PendingRows) {
    do {
      try connection.access { try rows.dropTables($0) }
    } catch {
      // The store is closed or its file is gone, so the connection is closed with its context.
      return
    }
    idleConnections.withLock { idle in
      if idle.count < Self.idleConnectionLimit { idle.append(connection) }
    }
  }

  // MARK: The store's files

  /// The files of the store, or nil for a store in memory.
  var file: StoreFile? { location.file }

  /// Returns a number that changes when another connection commits.
  func storeVersion() throws -> Int64 {
    try mainConnection.access { db in
      try Cursor(cachedIn: db, sql: "PRAGMA data_version").firstInteger() ?? 0
    }
  }

  /// Throws an error if the store's files were removed or replaced after the container opened them.
  func checkFiles() throws {
    try mainConnection.checkFiles()
  }

  /// Throws if the store's file was replaced, because reads would return data of a different file.
  func requireStore() throws {
    if let replacementError = file?.replacementError { throw replacementError }
  }

  /// The maximum time that the main actor waits for a lock of another program.
  private static let mainActorWait = Duration.milliseconds(250)

  /// Shortens the lock timeout of contexts on the main actor, because a waiting main actor blocks
  /// all windows.
  package func shortenLockTimeout() {
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true)
    mainConnection.wait(atMost: Self.mainActorWait)
  }

  /// Posts `NSPersistentStoreRemoteChange` for commits of other processes until the process ends,
  /// even while no query is shown. Apple's SwiftData does the same.
  @_spi(Host) @MainActor public func alwaysWatch() {
    watcher.alwaysWatch(self)
  }

  /// Checkpoints the log on a separate connection, so that the main context can continue.
  ///
  /// - Returns: True if the log is empty afterward.
  package func checkpoint() -> Bool {
    do {
      try file?.checkFiles()
      let connection = try location.connect()
      // A connection that reads an older snapshot delays the checkpoint, and the checkpoint delays
      // all writers.
      connection.wait(atMost: .milliseconds(200))
      return try connection.checkpoint()
    } catch {
      // Saved data remains in the log until a checkpoint succeeds.
      return false
    }
  }

  /// Closes the store. Afterward the file is complete without its log, unless another program has
  /// the file open.
  func close() {
    guard let file else { return }
    idleConnections.withLock { $0 = [] }
    for connection in connections.withLock({ $0.compactMap(\.connection) }) {
      connection.interrupt()
      connection.close()
    }
    do {
      // A process that is writing will close the store later, or checkpoint when idle.
      mainConnection.wait(atMost: .zero)
      try mainConnection.checkpoint()
    } catch {
      // The store is already closed, or another process is writing and will close it later.
    }
    guard file.replacementError == nil else { return }
    mainConnection.close()
    if file.keepsLog, FileStamp(path: file.logPath) == nil { WALManifest.remove(beside: file.path) }
  }
}

private struct WeakConnection {
  weak var connection: Connection?
}
