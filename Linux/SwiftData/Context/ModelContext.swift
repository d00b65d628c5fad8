import Foundation

/// Fetches, inserts, changes and deletes models, and saves what has changed.
///
/// A context and its models belong to one isolation: the main actor for `mainContext`. What each
/// insertion touches is therefore not checked for overlapping access at run time.
public final class ModelContext {
  /// The store.
  public let container: ModelContainer

  /// Whether the context saves by itself: the main context at the end of each event.
  public var autosaveEnabled = false

  /// The name under which the store's history lists the context's saves; nil for none.
  public var author: String?

  /// Names the context in the identifiers of objects that are not saved yet.
  let identifier = UUID()

  /// Whether this is its container's main context.
  let isMain: Bool

  private var opened: Connection?
  /// One for each model class that the context has met: so few that to look through them is quicker
  /// than to hash.
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

  /// Creates a context on a store, with a connection of its own.
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

  /// The connection, opened at the first use.
  func connection() throws -> Connection {
    if let opened { return opened }
    let connection = try container.makeConnection()
    opened = connection
    return connection
  }

  /// Whether there is anything to save.
  public var hasChanges: Bool { !pending.isEmpty }

  /// The models that wait to be saved for the first time, in the order of their insertion.
  public var insertedModelsArray: [any PersistentModel] { pending.inserted }

  /// The saved models with changes.
  public var changedModelsArray: [any PersistentModel] { Array(pending.updated.values) }

  /// The models whose deletion waits to be saved.
  public var deletedModelsArray: [any PersistentModel] { Array(pending.deleted.values) }

  // MARK: The objects of the context

  func map(of description: _ModelDescription) -> IdentityMap {
    for known in maps where known.description === description { return known.map }
    let map = IdentityMap()
    maps.append((description, map))
    return map
  }

  /// A model class as the store keeps it.
  func description<T: PersistentModel>(of type: T.Type) -> _ModelDescription {
    container.schema.model(T._$description) ?? T._$description
  }

  /// Called when an object's last reference goes.
  func forget(_ storage: _ModelStorage) {
    map(of: storage.description).remove(storage.key)
    relatedModelsKept[ObjectIdentifier(storage)] = nil
  }

  /// The object of a row; its values are read when they are asked for.
  func object(_ description: _ModelDescription, key: Int64) -> AnyObject? {
    let map = map(of: description)
    if let object = map[key] { return object }
    guard key > 0 else { return nil }
    let storage = _ModelStorage(description, key: key, slots: SlotBuffer(), context: self)
    let model = description.model(holding: storage)
    map[key] = model
    keep(model)
    return model
  }

  /// Keeps faults for a while: code that goes through children and looks at the parent of each
  /// would otherwise make the same parent each time.
  private func keep(_ model: any PersistentModel) {
    if recentFaults.count == Self.recentFaultLimit { recentFaults.removeAll(keepingCapacity: true) }
    recentFaults.append(model)
  }

  // MARK: Changes

  /// Adds a model, and the models that it leads to, to those that the next save writes.
  public func insert<T: PersistentModel>(_ model: T) {
    insertRelated(model)
  }

  func insertRelated(_ model: any PersistentModel) {
    let storage = model._$storage
    if let context = storage.context {
      precondition(
        context === self,
        "a \(storage.description.name) can't be in two ModelContexts at once"
      )
      if storage.state == .deleted { undelete(model) }
      return
    }
    guard let description = container.schema.model(storage.description) else {
      preconditionFailure(
        "\(storage.description.name) is not in the schema of the ModelContainer"
      )
    }
    // From here on, no slots would mean a row that has not been read.
    _ = storage.slot(at: 0)
    storage.take(description)
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

  /// Takes a model out of the store at the next save, and with it what its delete rules say.
  public func delete<T: PersistentModel>(_ model: T) {
    deleteRelated(model)
  }

  func deleteRelated(_ model: any PersistentModel) {
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

  /// Leaves an object on its own, with the values that it has.
  func detach(_ model: any PersistentModel) {
    let storage = model._$storage
    map(of: storage.description).remove(storage.key)
    if !storage.slots.isEmpty {
      for property in storage.description.relationships {
        storage.slots[property.index] = .null
      }
    }
    storage.take(storage.description.asDeclared)
    storage.state = .detached
    storage.changes = 0
    storage.context = nil
  }

  /// Leaves an object on its own whose row is gone. It keeps its values unless we are strict.
  func lose(_ model: any PersistentModel) {
    detach(model)
    guard Strictness.isOn else { return }
    model._$storage.slots = SlotBuffer()
    model._$storage.state = .gone
  }

  /// Called by an object whose value has changed.
  func noteChange(of model: any PersistentModel, at index: Int) {
    let storage = model._$storage
    storage.changes |= 1 << UInt64(index)
    pending.update(model)
    if storage.description.properties[index].isToOne { dropRelatedModels() }
    observers.notify(.updated(storage.description, property: index))
  }

  // MARK: To-many relationships that objects have at hand

  func keepsRelatedModels(_ storage: _ModelStorage) {
    relatedModelsKept[ObjectIdentifier(storage)] = Unmanaged.passUnretained(storage)
  }

  /// Makes objects read their to-many relationships again, after a change that may affect them.
  ///
  /// - Returns: The objects, for the observers of a change that is not made through a setter.
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

  /// Tells the observers of the to-many relationships of some objects.
  func noteRelatedModels(of models: [any PersistentModel]) {
    for model in models {
      for property in model._$storage.description.properties where property.isToMany {
        model._$noteMutation(at: property.index)
      }
    }
  }
}
