import Foundation

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

  /// Opens or makes a store. A file that is no store, is damaged or was made by a newer version is
  /// refused and left as it is, byte for byte.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, with the reason in words.
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
  }

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

  /// Looks for commits of other contexts and processes while queries are shown.
  @MainActor let watcher = StoreWatcher()

  /// Called by a context that has saved.
  nonisolated func noteCommit(of context: ModelContext) {
    guard !context.isMain else { return }
    Task { @MainActor [weak self] in
      guard let self else { return }
      watcher.check(sharedContext)
    }
  }

  func makeConnection() throws -> Connection {
    try location.connect()
  }
}
