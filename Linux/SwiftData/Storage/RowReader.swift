import Foundation

/// Makes a context's objects out of rows: the one that the context has for the row, or a new one.
final class RowReader<Model: PersistentModel> {
  private let context: ModelContext
  private let map: IdentityMap
  private let description: _ModelDescription

  init(_ type: Model.Type, in context: ModelContext) {
    self.context = context
    description = context.description(of: type)
    map = context.map(of: description)
  }

  /// The object of the row that a cursor is on. The row begins with the key and has all columns.
  ///
  /// An object that the context has read before keeps its values: as with Apple's, another context's
  /// save refreshes nothing.
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
    let storage = model._$storage
    if storage.state == .stored, storage.slots.isEmpty {
      storage.slots = try cursor.slots(of: description)
    }
    return model
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
    let property = description.columns[column]
    func damage(_ found: String) -> SwiftDataError {
      SwiftDataError(
        .storeFailure,
        """
        The store is damaged: \(description.name).\(property.name) of row \(integer(0)) holds \
        \(found), and not \(place.kind.label).
        """
      )
    }
    guard place.kind.holds(slot) || (place.isNullable && slot.isNull) else {
      throw damage(slot.kindLabel)
    }
    if place.kind == .json, case .text(let json) = slot, !property.canDecode(json) {
      throw damage("text")
    }
    return slot
  }
}
