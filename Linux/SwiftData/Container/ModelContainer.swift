import CoreData
import Dispatch
import Foundation
import Synchronization

/// A store of models, with the context that the main actor shares.
public final class ModelContainer: Sendable {
  /// The model classes that the store keeps.
  public let schema: Schema

  /// Where the store is.
  public let configurations: Set<ModelConfiguration>

  let storeIdentifier: UUID
  private let location: StoreLocation
  let allowsSave: Bool
  private let mainConnection: Connection
  @MainActor private var sharedContext: ModelContext?
  /// The connections of other contexts, to be closed at the end of the process.
  private let connections = Mutex<[WeakConnection]>([])
  /// Connections of contexts that are gone, with their prepared statements.
  private let idleConnections = Mutex<[Connection]>([])
  private static let idleConnectionLimit = 2
  /// Marks the main queue once windows are shown. The main actor runs there, on any thread.
  private static let mainQueue = DispatchSpecificKey<Bool>()
  private let idleCheckpoint = IdleCheckpoint()

  /// Opens or makes a store. A file that is no store, is damaged or was made by a newer version is
  /// refused and left as it is, byte for byte.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, with the reason in words; another
  ///   `SwiftDataError` where the store may be whole and something is in the way: a full disk, a
  ///   folder that can't be written, another program.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    guard configurations.count <= 1 else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "A container keeps its models in one store; one too many is given."
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

  /// The container of one version, for the work of a migration on its connection.
  init(migrating schema: Schema, connection: Connection) {
    self.schema = schema
    configurations = []
    allowsSave = true
    location = StoreLocation(ModelConfiguration(isStoredInMemoryOnly: true))
    mainConnection = connection
    storeIdentifier = .zero
  }

  /// Opens or makes a store.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, with the reason in words.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens or makes a store of some model classes and of those that their relationships lead to.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, with the reason in words.
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

  /// The context of the main actor, which saves by itself at the end of each event.
  @MainActor public var mainContext: ModelContext {
    if let sharedContext { return sharedContext }
    let context = ModelContext(self, connection: mainConnection, isMain: true)
    context.autosaveEnabled = true
    sharedContext = context
    return context
  }

  /// Saves what the main context has changed, unless its autosave is off.
  @MainActor package func autosave() throws {
    guard let sharedContext, sharedContext.autosaveEnabled else { return }
    try sharedContext.save()
  }

  /// Looks for commits of other processes while queries are shown.
  @MainActor let watcher = StoreWatcher()

  /// Called by a context that has saved.
  nonisolated func noteCommit() {
    if file != nil { idleCheckpoint.noteCommit(in: self) }
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: nil)
  }

  func makeConnection() throws -> Connection {
    // SQLite would make a store where there is none any more.
    try file?.look()
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

  /// Keeps the connection of a context that is gone for the next one: to open a connection and to
  /// prepare its statements takes longer than a small save.
  func reuse(_ connection: Connection, after rows: PendingRows) {
    do {
      try connection.access { try rows.dropTables($0) }
    } catch {
      // The store is closed, or its file is gone: the connection goes with the context.
      return
    }
    idleConnections.withLock { idle in
      if idle.count < Self.idleConnectionLimit { idle.append(connection) }
    }
  }

  // MARK: The store's files

  /// The files; nil in memory.
  var file: StoreFile? { location.file }

  /// A number that changes when a connection other than the container's own one commits.
  func storeVersion() throws -> Int64 {
    try mainConnection.access { db in
      try Cursor(cachedIn: db, sql: "PRAGMA data_version").firstInteger() ?? 0
    }
  }

  /// Looks whether the store's files are still those that were opened.
  func look() throws {
    try mainConnection.look()
  }

  /// Fails where another file was put in the store's place: what would be read is of no store.
  func requireStore() throws {
    if let loss = file?.loss { throw loss }
  }

  /// The longest wait of the main actor for another program that writes.
  private static let mainActorWait = Duration.milliseconds(250)

  /// Makes contexts of the main actor fail soon rather than wait for another program that writes: a
  /// window that waits does not move, and neither does any other.
  package func doNotHoldUpWindows() {
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true)
    mainConnection.wait(atMost: Self.mainActorWait)
  }

  /// Posts `NSPersistentStoreRemoteChange` for other processes also while no query is shown, as Apple's
  /// does, for as long as the process runs.
  @MainActor package func alwaysWatch() {
    watcher.alwaysWatch(self)
  }

  /// Takes the log into the store, on a connection of its own, so that the main context can go on.
  /// - Returns: Whether the log is empty now.
  package func checkpoint() -> Bool {
    do {
      try file?.look()
      let connection = try location.connect()
      // A connection that reads an older state delays the checkpoint, which delays all writers.
      connection.wait(atMost: .milliseconds(200))
      return try connection.checkpoint()
    } catch {
      // All that was saved is in the log, and stays there until a checkpoint succeeds.
      return false
    }
  }

  /// Closes the store in order: then the file alone has everything, unless another program has it
  /// open.
  func close() {
    guard let file else { return }
    idleConnections.withLock { $0 = [] }
    for connection in connections.withLock({ $0.compactMap(\.connection) }) {
      connection.interrupt()
      connection.close()
    }
    do {
      // Who writes now closes the store later, or makes a checkpoint when it is idle.
      mainConnection.wait(atMost: .zero)
      try mainConnection.checkpoint()
    } catch {
      // Closed before, or as above.
    }
    guard file.loss == nil else { return }
    mainConnection.close()
    if file.keepsLog, FileStamp(path: file.logPath) == nil { LogLabel.remove(beside: file.path) }
  }
}

private struct WeakConnection {
  weak var connection: Connection?
}
