import Foundation

/// Makes a context's objects out of rows: the one that the context has for the row, or a new one.
final class RowReader<Model: PersistentModel> {
  private let context: ModelContext
  private let map: IdentityMap
  private let description: _ModelDescription
  private var changed: [(model: Model, index: Int)] = []

  init(_ type: Model.Type, in context: ModelContext) {
    self.context = context
    description = context.description(of: type)
    map = context.map(of: description)
  }

  /// The object of the row that a cursor is on. The row begins with the key and has all columns.
  ///
  /// - Throws: `SwiftDataError.storeFailure` for a value that its property can't have.
  func model(_ cursor: Cursor) throws -> Model {
    let key = cursor.integer(0)
    guard let object = map[key] else {
      let storage = _ModelStorage(
        description,
        key: key,
        slots: try cursor.slots(of: description),
        context: context
      )
      let model = Model(_$storage: storage)
      map[key] = model
      return model
    }
    let model = unsafeDowncast(object, to: Model.self)
    try refresh(model, cursor)
    return model
  }

  /// Tells the observers of objects that turned out to be newer in the store. Not while the cursor
  /// is under way: an observer may fetch.
  func notify() {
    let changed = changed
    self.changed = []
    for (model, index) in changed { model._$noteMutation(at: index) }
  }

  /// Takes over what another context or process has saved, unless this one has changes of its own.
  private func refresh(_ model: Model, _ cursor: Cursor) throws {
    let storage = model._$storage
    guard storage.state == .stored, storage.changes == 0 else { return }
    guard !storage.slots.isEmpty else {
      storage.slots = try cursor.slots(of: description)
      return
    }
    for (column, property) in description.columns.enumerated() {
      let slot = try cursor.slot(column, of: description)
      guard !slot.isSame(as: storage.slots[property.index]) else { continue }
      storage.slots[property.index] = slot
      changed.append((model, property.index))
    }
  }
}

extension Cursor {
  /// The slots of the row, which begins with the key and has all columns.
  ///
  /// - Throws: `SwiftDataError.storeFailure` for a value that its property can't have.
  func slots(of description: _ModelDescription) throws -> SlotBuffer {
    let slots = SlotBuffer(count: description.properties.count)
    for (column, place) in description.columnPlaces.enumerated() {
      slots[place.index] = try slot(column, of: description)
    }
    return slots
  }

  /// The slot of a column of a model class, counted from the first after the key.
  ///
  /// Another program can put any type into any column. A getter can't throw, so such a value must
  /// not become part of an object.
  fileprivate func slot(_ column: Int, of description: _ModelDescription) throws -> _Slot {
    let place = description.columnPlaces[column]
    let slot = slot(column + 1, kind: place.kind)
    guard place.kind.holds(slot) || (place.isNullable && slot.isNull) else {
      throw SwiftDataError(
        .storeFailure,
        """
        The store is damaged: \(description.name).\(description.columns[column].name) of row \
        \(integer(0)) holds \(slot.kindLabel), and not \(place.kind.label).
        """
      )
    }
    return slot
  }
}
