/// What a context has not saved, and which of it the connection's own tables do not show yet.
///
/// Objects with unsaved changes are held here, so that a change is not lost with the last reference.
struct PendingChanges {
  private(set) var inserted: [ObjectIdentifier: any PersistentModel] = [:]
  private(set) var updated: [ObjectIdentifier: any PersistentModel] = [:]
  private(set) var deleted: [ObjectIdentifier: any PersistentModel] = [:]

  /// Objects whose row in the connection's own tables is missing or old.
  var unshown: [ObjectIdentifier: any PersistentModel] = [:]

  /// Rows of objects that were deleted before they were saved.
  var withdrawn: [(model: _ModelDescription, key: Int64)] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var count: Int { inserted.count + updated.count + deleted.count }

  /// Temporary keys count down, so the highest came first.
  var insertedInOrder: [any PersistentModel] {
    inserted.values.sorted { $0._$storage.key > $1._$storage.key }
  }

  mutating func insert(_ model: any PersistentModel) {
    inserted[ObjectIdentifier(model)] = model
    unshown[ObjectIdentifier(model)] = model
  }

  mutating func update(_ model: any PersistentModel) {
    if model._$storage.state == .stored { updated[ObjectIdentifier(model)] = model }
    unshown[ObjectIdentifier(model)] = model
  }

  mutating func delete(_ model: any PersistentModel, wasInserted: Bool) {
    updated[ObjectIdentifier(model)] = nil
    if wasInserted {
      inserted[ObjectIdentifier(model)] = nil
      unshown[ObjectIdentifier(model)] = nil
      withdrawn.append((model._$storage.description, model._$storage.key))
    } else {
      deleted[ObjectIdentifier(model)] = model
      unshown[ObjectIdentifier(model)] = model
    }
  }

  mutating func undelete(_ model: any PersistentModel) {
    deleted[ObjectIdentifier(model)] = nil
    updated[ObjectIdentifier(model)] = model
    unshown[ObjectIdentifier(model)] = model
  }
}
