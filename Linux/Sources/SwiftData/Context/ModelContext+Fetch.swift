import Foundation
import GRDB

extension ModelContext {
  /// Returns the models that match a descriptor.
  ///
  /// - Throws: `SwiftDataError.unsupportedPredicate` or `.unsupportedSortDescriptor` if the
  ///   descriptor can't be translated to SQL.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try access(showsPending: descriptor.includePendingChanges) { db in
      let query = try FetchQuery(descriptor, in: self)
      return try read(T.self, db, sql: query.rows, arguments: query.arguments)
    }
  }

  /// Returns the number of models that match a descriptor.
  ///
  /// - Throws: `SwiftDataError.unsupportedPredicate` if the predicate can't be translated to SQL.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try access(showsPending: descriptor.includePendingChanges) { db in
      let query = try FetchQuery(descriptor, in: self)
      let cursor = try Cursor(cachedIn: db, sql: query.count, arguments: query.arguments)
      return Int(try cursor.firstInteger() ?? 0)
    }
  }

  /// Calls a block with each model that matches a descriptor, without retaining the models.
  ///
  /// - `batchSize`: The number of models that are read at a time.
  /// - `allowEscapingMutations`: True if the block may change models. Otherwise a change in the
  ///   block traps, because every changed model would stay in memory.
  /// - Throws: Errors of the block; `SwiftDataError.includePendingChangesWithBatchSize` if the
  ///   context has unsaved changes and the descriptor includes them, because batches come from the
  ///   store; `.unsupportedPredicate` or `.unsupportedSortDescriptor` if the descriptor can't be
  ///   translated to SQL.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    precondition(batchSize > 0, "a batch has at least one model")
    guard !hasChanges || !descriptor.includePendingChanges else {
      throw SwiftDataError.includePendingChangesWithBatchSize
    }
    let pendingBefore = pending.count
    let reader = RowReader(T.self, in: self)
    let cursor = try access(showsPending: descriptor.includePendingChanges) { db in
      let query = try FetchQuery(descriptor, in: self)
      return try Cursor(db, sql: query.rows, arguments: query.arguments)
    }
    defer { cursor.finish() }
    var batch: [T] = []
    repeat {
      batch.removeAll(keepingCapacity: true)
      try connection().access { _ in
        while batch.count < batchSize, try cursor.step() {
          batch.append(try reader.model(cursor))
        }
      }
      for model in batch { try block(model) }
      precondition(
        allowEscapingMutations || pending.count == pendingBefore,
        "a block of enumerate changed a model without allowEscapingMutations"
      )
    } while batch.count == batchSize
  }

  /// Returns the model with an identifier.
  ///
  /// The model's values are read on first access. If its row does not exist, the access traps with
  /// `STRICT_STANDINS=1` and otherwise returns default values. An identifier of another store traps
  /// immediately.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let description = container.schema.model(named: persistentModelID.entityName),
      let key = key(of: persistentModelID, in: description),
      let object = object(description, key: key)
    else {
      preconditionFailure("the ModelContainer has no model of the identifier \(persistentModelID)")
    }
    return description.model(object)
  }

  /// Returns the model with an identifier if it is registered in the context, or nil.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    let description = T._$description
    guard let key = key(of: persistentModelID, in: description),
      let object = map(of: description)[key]
    else { return nil }
    return unsafeDowncast(object, to: T.self)
  }

  // MARK: For objects of the context

  /// Reads the row of a fault.
  func load(_ storage: _ModelStorage) {
    do {
      let found = try access { db in
        let description = storage.description
        let sql =
          "SELECT \(description.columnList) FROM \(rows.source(of: description)) WHERE _key = ?"
        let cursor = try Cursor(cachedIn: db, sql: sql, arguments: [.integer(storage.key)])
        defer { cursor.finish() }
        guard try cursor.step() else { return false }
        storage.slots = try cursor.slots(of: description)
        return true
      }
      if !found { takeDefaultValues(storage) }
    } catch {
      // A getter can't throw.
      fatalError("a \(storage.description.name) can't be read: \(error)")
    }
  }

  /// Removes a fault from the context after another context or process has deleted its row. The
  /// object gets default values.
  ///
  /// Apple's SwiftData traps, which would end the process for every window.
  private func takeDefaultValues(_ storage: _ModelStorage) {
    let description = storage.description
    guard !Strictness.isOn else { fatalError("a \(description.name) was read after its deletion") }
    storage.slots = description.emptySlots
    for property in description.columns where !property.isNullable {
      storage.slots[property.index] = property.valueAfterDeletion
    }
    if let object = map(of: description)[storage.key] { detach(description.model(object)) }
  }

  /// Returns the objects of a to-many relationship.
  func models(relatedTo storage: _ModelStorage, at index: Int) -> [AnyObject] {
    let owner = storage.description
    guard let inverse = owner.inverses[index],
      let description = owner.destination(of: owner.properties[index])
    else { return [] }
    do {
      return try models(of: description, referringTo: storage.key, by: inverse)
    } catch {
      // A getter can't throw.
      let name = owner.properties[index].name
      fatalError("\(owner.name).\(name) can't be read: \(error)")
    }
  }

  /// Returns the objects whose to-one relationship refers to a row.
  func models(
    of description: _ModelDescription,
    referringTo key: Int64,
    by property: ModelProperty
  ) throws -> [any PersistentModel] {
    try access { db in
      let sql = """
        SELECT \(description.columnList) FROM \(rows.source(of: description)) \
        WHERE \(quoted(property.name)) = ? ORDER BY _key < 0, abs(_key)
        """
      return try read(description.type, db, sql: sql, arguments: [.integer(key)])
    }
  }

  /// Returns the models of the rows that a statement selects.
  private func read<T: PersistentModel>(
    _ type: T.Type,
    _ db: Database,
    sql: String,
    arguments: [_Slot]
  ) throws -> [T] {
    let reader = RowReader(type, in: self)
    let cursor = try Cursor(cachedIn: db, sql: sql, arguments: arguments)
    var models: [T] = []
    defer { cursor.finish() }
    while try cursor.step() { models.append(try reader.model(cursor)) }
    return models
  }

  /// Runs work on the connection.
  ///
  /// - Parameter showsPending: True if the work must see the unsaved changes. The time to provide
  ///   them is proportional to their number, which may be hundreds of thousands in an import.
  func access<Result>(
    showsPending: Bool = true,
    _ work: (Database) throws -> Result
  ) throws -> Result {
    try SwiftDataError.wrapping {
      try connection().access { db in
        if showsPending { try rows.show(&pending, db) }
        return try work(db)
      }
    }
  }

  func identifier(of description: _ModelDescription, key: Int64) -> PersistentIdentifier {
    PersistentIdentifier(
      store: key > 0 ? container.storeIdentifier : identifier,
      entityName: description.name,
      key: key
    )
  }

  /// Returns the key of an identifier's row, or nil if the identifier belongs to another model
  /// class, store, or context.
  func key(of id: PersistentIdentifier, in description: _ModelDescription) -> Int64? {
    guard id.entityName == description.name,
      id.store == (id.key > 0 ? container.storeIdentifier : identifier)
    else { return nil }
    return id.key
  }
}
