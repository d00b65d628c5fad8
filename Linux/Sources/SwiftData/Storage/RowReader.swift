import Foundation

/// A reader that creates a context's objects from rows, or returns the existing object of a row.
final class RowReader<Model: PersistentModel> {
  private let context: ModelContext
  private let map: IdentityMap
  private let description: _ModelDescription

  init(_ type: Model.Type, in context: ModelContext) {
    self.context = context
    description = type._$description
    map = context.map(of: description)
  }

  /// Returns the object of the cursor's current row, which must start with the key and contain all
  /// columns.
  ///
  /// An object that the context has already read keeps its values. As in Apple's SwiftData, a save
  /// of another context does not refresh it.
  ///
  /// - Throws: `SwiftDataError.storeFailure` for a value that is invalid for its property.
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
  /// Returns the slots of the row, which must start with the key and contain all columns.
  ///
  /// - Throws: `SwiftDataError.storeFailure` for a value that is invalid for its property.
  func slots(of description: _ModelDescription) throws -> [_Slot] {
    var slots = description.emptySlots
    for (column, property) in description.columns.enumerated() {
      slots[property.index] = try slot(column + 1, for: property, of: description)
    }
    return slots
  }

  /// Returns the slot of a property in a column.
  ///
  /// Another program can store any type in any column. A getter can't throw, so an invalid value
  /// must not become part of an object.
  private func slot(
    _ column: Int,
    for property: ModelProperty,
    of description: _ModelDescription
  ) throws -> _Slot {
    let kind = property.columnKind ?? .integer
    let slot = slot(column, kind: kind)
    func damage(_ found: String) -> SwiftDataError {
      SwiftDataError(
        .storeFailure,
        """
        The store is damaged: \(description.name).\(property.name) of row \(integer(0)) holds \
        \(found), and not \(kind.label).
        """
      )
    }
    guard kind.holds(slot) || (property.isNullable && slot.isNull) else {
      throw damage(slot.kindLabel)
    }
    if kind == .json, case .text(let json) = slot, !property.canDecode(json) {
      throw damage("text")
    }
    return slot
  }
}
