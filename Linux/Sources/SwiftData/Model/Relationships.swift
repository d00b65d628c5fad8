/// Outside a context, relationships are references in both objects. Inside a context, a to-one
/// relationship is a row's key, and a to-many relationship consists of the rows with that key, so
/// both sides always agree.
extension _ModelStorage {
  /// Returns the object of a to-one relationship, or nil. Does not read the object's row.
  @usableFromInline func relatedModel(at index: Int) -> AnyObject? {
    switch slot(at: index) {
    case .model(let model): model
    case .integer(let key): context?.object(destination(at: index), key: key)
    default: nil
    }
  }

  /// Returns the objects of a to-many relationship.
  @usableFromInline func relatedModels(at index: Int) -> [AnyObject] {
    if case .models(let models) = slot(at: index) { return models }
    guard state != .detached else { return [] }
    guard let context else {
      guard !Strictness.isOn else {
        fatalError("a \(description.name) was read after its ModelContext was released")
      }
      return []
    }
    let models = context.models(relatedTo: self, at: index)
    slots[index] = .models(models)
    context.keepRelatedModels(self)
    return models
  }

  func setRelatedModel(_ new: AnyObject?, at index: Int, of model: any PersistentModel) {
    let destination = destination(at: index)
    let new = new.map { destination.model($0) }
    if let new, followsIntoContext(new, model, at: index) { return }
    let old = relatedModel(at: index).map { destination.model($0) }
    joinContexts(of: model, and: new.map { [$0] } ?? [])
    detach(old, from: model, at: index)
    point(at: new, from: model, at: index)
    attach(new, to: model, at: index)
  }

  /// Sets an empty to-one relationship of an object outside a context to an object in a context,
  /// and inserts the object with the relationship into that context. Initializers set relationships
  /// in this way, so the most common case has its own fast path.
  ///
  /// - Returns: False if the function did nothing.
  private func followsIntoContext(
    _ other: any PersistentModel,
    _ model: any PersistentModel,
    at index: Int
  ) -> Bool {
    guard context == nil, let shared = other._$storage.context, slot(at: index).isNull,
      description.inverses[index]?.isToMany ?? true
    else { return false }
    slots[index] = .model(other)
    shared.insert(model)
    return true
  }

  func setRelatedModels(_ new: [AnyObject], at index: Int, of model: any PersistentModel) {
    let destination = destination(at: index)
    let old = relatedModels(at: index)
    let oldSet = Set(old.map(ObjectIdentifier.init))
    let newSet = Set(new.map(ObjectIdentifier.init))
    let added = new.filter { !oldSet.contains(ObjectIdentifier($0)) }.map { destination.model($0) }
    joinContexts(of: model, and: added)
    guard let inverse = description.inverses[index] else {
      // No schema contains the class.
      slots[index] = .models(new)
      return
    }
    for other in old where !newSet.contains(ObjectIdentifier(other)) {
      let other = destination.model(other)
      other._$storage.point(at: nil, from: other, at: inverse.index)
      other._$noteMutation(at: inverse.index)
    }
    for other in added {
      let storage = other._$storage
      let previous = storage.relatedModel(at: inverse.index).map { description.model($0) }
      storage.detach(previous, from: other, at: inverse.index)
      storage.point(at: model, from: other, at: inverse.index)
      other._$noteMutation(at: inverse.index)
    }
    slots[index] = .models(new)
    context?.keepRelatedModels(self)
  }

  /// Converts references to keys when an object enters a context, and inserts the referenced
  /// objects.
  func enterRelationships(of model: any PersistentModel, into context: ModelContext) {
    for property in description.relationships {
      let destination = destination(at: property.index)
      switch slot(at: property.index) {
      case .model(let other):
        let other = destination.model(other)
        context.insert(other)
        slots[property.index] = .integer(other._$storage.key)
        if let inverse = description.inverses[property.index] {
          other._$noteMutation(at: inverse.index)
        }
      case .models(let others):
        let others = others.map { destination.model($0) }
        for other in others {
          context.insert(other)
          guard let inverse = description.inverses[property.index] else { continue }
          other._$storage.point(at: model, from: other, at: inverse.index)
          other._$noteMutation(at: inverse.index)
        }
        slots[property.index] = .models(others)
        context.keepRelatedModels(self)
      default: continue
      }
    }
  }

  private func destination(at index: Int) -> _ModelDescription {
    guard let destination = description.destination(of: description.properties[index]) else {
      preconditionFailure("\(description.properties[index].name) is not a relationship")
    }
    return destination
  }

  /// Sets one side of a to-one relationship.
  private func point(
    at other: (any PersistentModel)?,
    from model: any PersistentModel,
    at index: Int
  ) {
    _ = slot(at: index)
    guard let context else {
      slots[index] = other.map { .model($0) } ?? .null
      return
    }
    slots[index] = other.map { .integer($0._$storage.key) } ?? .null
    context.noteChange(of: model, at: index)
  }

  /// Removes this object from the inverse relationship of a formerly related object.
  private func detach(
    _ other: (any PersistentModel)?,
    from model: any PersistentModel,
    at index: Int
  ) {
    guard let other, let inverse = description.inverses[index] else { return }
    let storage = other._$storage
    if inverse.isToOne {
      storage.point(at: nil, from: other, at: inverse.index)
    } else if context == nil, case .models(let models) = storage.slot(at: inverse.index) {
      storage.slots[inverse.index] = .models(models.filter { $0 !== model })
    }
    other._$noteMutation(at: inverse.index)
  }

  /// Adds this object to the inverse relationship of a newly related object.
  private func attach(
    _ other: (any PersistentModel)?,
    to model: any PersistentModel,
    at index: Int
  ) {
    guard let other, let inverse = description.inverses[index] else { return }
    let storage = other._$storage
    if inverse.isToOne {
      if let previous = storage.relatedModel(at: inverse.index), previous !== model {
        let previous = description.model(previous)
        previous._$storage.point(at: nil, from: previous, at: index)
        previous._$noteMutation(at: index)
      }
      storage.point(at: model, from: other, at: inverse.index)
    } else if context == nil {
      let models = storage.slot(at: inverse.index).models
      if !models.contains(where: { $0 === model }) {
        storage.slots[inverse.index] = .models(models + [model])
      }
    }
    other._$noteMutation(at: inverse.index)
  }

  /// Inserts objects into one context before they become related, if any of them is in a context.
  private func joinContexts(of model: any PersistentModel, and others: [any PersistentModel]) {
    guard let shared = context ?? others.lazy.compactMap({ $0._$storage.context }).first else {
      return
    }
    shared.insert(model)
    for other in others { shared.insert(other) }
  }
}
