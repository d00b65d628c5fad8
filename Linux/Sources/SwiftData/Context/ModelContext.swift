import Foundation

/// An object that fetches, inserts, changes, deletes, and saves models.
///
/// A context and its models belong to a single isolation; for `mainContext` it is the main actor.
/// Therefore properties that every insertion accesses are not checked for exclusive access at run
/// time.
public final class ModelContext {
  /// The container of the context's store.
  public let container: ModelContainer

  /// A Boolean value that indicates whether the main context is saved automatically at the end of
  /// each event.
  public var autosaveEnabled = false

  /// The author of the context's saves in the store's history, or nil for none.
  public var author: String?

  /// The store identifier of objects that are not saved yet.
  let identifier = UUID()

  /// True if this is the container's main context.
  let isMain: Bool

  private var opened: Connection?
  /// An identity map for each model class in use. A linear search through the few classes is faster
  /// than hashing.
  @exclusivity(unchecked) private var maps: [(description: _ModelDescription, map: IdentityMap)] =
    []
  @exclusivity(unchecked) private var lastTemporaryKey: Int64 = 0
  @exclusivity(unchecked) var pending = PendingChanges()
  let rows = PendingRows()
  let observers = ObserverList()
  private var recentFaults: [any PersistentModel] = []
  private static let recentFaultLimit = 1024
  @exclusivity(unchecked) private var relatedModelsKept:
    [ObjectIdentifier: Unmanaged<_ModelStorage>] = [:]

  /// Creates a context on a store, with a separate connection.
  public init(_ container: ModelContainer) {
    self.container = container
    isMain = false
  }

  deinit {
    guard let opened, !isMain else { return }
    container.reuse(opened, after: rows)
  }

  init(_ container: ModelContainer, connection: Connection, isMain: Bool = false) {
    self.container = container
    self.isMain = isMain
    opened = connection
  }

  /// Returns the connection, which is opened on first use.
  func connection() throws -> Connection {
    if let opened { return opened }
    let connection = try container.makeConnection()
    opened = connection
    return connection
  }

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool { !pending.isEmpty }

  /// The inserted models that are not saved yet, in order of insertion.
  public var insertedModelsArray: [any PersistentModel] { pending.inserted }

  /// The saved models with unsaved changes.
  public var changedModelsArray: [any PersistentModel] { Array(pending.updated.values) }

  /// The models whose deletion is not saved yet.
  public var deletedModelsArray: [any PersistentModel] { Array(pending.deleted.values) }

  // MARK: The objects of the context

  func map(of description: _ModelDescription) -> IdentityMap {
    for known in maps where known.description === description { return known.map }
    let map = IdentityMap()
    maps.append((description, map))
    return map
  }

  /// Called when an object's last reference is released or the object leaves the context.
  func forget(_ storage: _ModelStorage) {
    map(of: storage.description)[storage.key] = nil
    relatedModelsKept[ObjectIdentifier(storage)] = nil
  }

  /// Returns the object of a row, whose values are read on first access. Returns nil for a
  /// temporary key without an object.
  func object(_ description: _ModelDescription, key: Int64) -> AnyObject? {
    let map = map(of: description)
    if let object = map[key] { return object }
    guard key > 0 else { return nil }
    let storage = _ModelStorage(description, key: key, slots: [], context: self)
    let model = description.type.init(_$storage: storage)
    map[key] = model
    keep(model)
    return model
  }

  /// Retains recent faults. Code that iterates over children and reads the parent of each would
  /// otherwise create the same parent again for each child.
  private func keep(_ model: any PersistentModel) {
    if recentFaults.count == Self.recentFaultLimit { recentFaults.removeAll(keepingCapacity: true) }
    recentFaults.append(model)
  }

  // MARK: Changes

  /// Registers a model and its related models for insertion by the next save.
  public func insert<T: PersistentModel>(_ model: T) {
    let storage = model._$storage
    if let context = storage.context {
      precondition(
        context === self,
        "a \(storage.description.name) can't be in two ModelContexts"
      )
      if storage.state == .deleted { undelete(model) }
      return
    }
    let description = storage.description
    precondition(
      container.schema.contains(description),
      "\(description.name) is not in the schema of the ModelContainer"
    )
    // Fills the slots, because empty slots of an object in a context mean that its row is not read
    // yet.
    _ = storage.slot(at: 0)
    lastTemporaryKey -= 1
    storage.key = lastTemporaryKey
    storage.context = self
    storage.state = .inserted
    map(of: description)[storage.key] = model
    pending.insert(model)
    storage.enterRelationships(of: model, into: self)
    dropRelatedModels()
    observers.notify(.inserted(description))
  }

  private func undelete(_ model: any PersistentModel) {
    let storage = model._$storage
    storage.state = .stored
    pending.undelete(model)
    dropRelatedModels()
    observers.notify(.inserted(storage.description))
  }

  /// Marks a model, and the models that its delete rules include, for deletion by the next save.
  public func delete<T: PersistentModel>(_ model: T) {
    let storage = model._$storage
    guard storage.context === self, storage.state != .deleted else { return }
    let description = storage.description
    let wasInserted = storage.state == .inserted
    _ = storage.slot(at: 0)
    storage.state = .deleted
    pending.delete(model, wasInserted: wasInserted)
    applyDeleteRules(of: model)
    dropRelatedModels()
    if wasInserted { detach(model) }
    observers.notify(.deleted(description))
  }

  /// Removes an object from the context. The object keeps its values except its relationships.
  func detach(_ model: any PersistentModel) {
    let storage = model._$storage
    forget(storage)
    if !storage.slots.isEmpty {
      for property in storage.description.relationships {
        storage.slots[property.index] = .null
      }
    }
    storage.state = .detached
    storage.changes = 0
    storage.context = nil
  }

  /// Removes an object from the context after its row was deleted. The object keeps its values
  /// except its relationships, unless `STRICT_STANDINS` is set.
  func lose(_ model: any PersistentModel) {
    detach(model)
    guard Strictness.isOn else { return }
    model._$storage.slots = []
    model._$storage.state = .gone
  }

  /// Called by an object after a property changed.
  func noteChange(of model: any PersistentModel, at index: Int) {
    let storage = model._$storage
    storage.changes |= 1 << UInt64(index)
    pending.update(model)
    if storage.description.properties[index].isToOne { dropRelatedModels() }
    observers.notify(.updated(storage.description, property: index))
  }

  // MARK: Cached to-many relationships

  func keepRelatedModels(_ storage: _ModelStorage) {
    relatedModelsKept[ObjectIdentifier(storage)] = Unmanaged.passUnretained(storage)
  }

  /// Invalidates the cached to-many relationships of all objects after a change that may affect
  /// them.
  ///
  /// - Returns: The affected objects, whose observers must be notified if the change does not come
  ///   from a setter.
  @discardableResult func dropRelatedModels() -> [any PersistentModel] {
    guard !relatedModelsKept.isEmpty else { return [] }
    let kept = relatedModelsKept.values.map { $0.takeUnretainedValue() }
    relatedModelsKept = [:]
    for storage in kept where !storage.slots.isEmpty {
      for property in storage.description.properties where property.isToMany {
        storage.slots[property.index] = .null
      }
    }
    return kept.compactMap { storage in
      map(of: storage.description)[storage.key].map { storage.description.model($0) }
    }
  }

  /// Notifies the observers of the to-many relationships of some objects.
  func noteRelatedModels(of models: [any PersistentModel]) {
    for model in models {
      for property in model._$storage.description.properties where property.isToMany {
        model._$noteMutation(at: property.index)
      }
    }
  }
}
