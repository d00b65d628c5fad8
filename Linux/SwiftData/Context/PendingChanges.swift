/// What a context has not saved, and which of it the connection's own tables do not show yet.
///
/// Objects with unsaved changes are held here, so that a change is not lost with the last reference.
struct PendingChanges {
  /// In the order of their insertion, so by descending temporary key.
  private(set) var inserted: [any PersistentModel] = []
  private(set) var updated: [ObjectIdentifier: any PersistentModel] = [:]
  private(set) var deleted: [ObjectIdentifier: any PersistentModel] = [:]

  /// Objects whose row in the connection's own tables is old, or of a stored object and missing.
  private var outdated: [ObjectIdentifier: any PersistentModel] = [:]
  /// The temporary key of the last inserted object that those tables show.
  private var lastShownKey: Int64 = 0

  /// Rows of objects that were deleted before they were saved.
  var withdrawn: [(model: _ModelDescription, key: Int64)] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var count: Int { inserted.count + updated.count + deleted.count }

  mutating func insert(_ model: any PersistentModel) {
    inserted.append(model)
  }

  mutating func update(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.state == .stored { updated[ObjectIdentifier(model)] = model }
    // One that is not shown yet is shown as it is by then.
    guard storage.state != .inserted || storage.key >= lastShownKey else { return }
    outdated[ObjectIdentifier(model)] = model
  }

  mutating func delete(_ model: any PersistentModel, wasInserted: Bool) {
    updated[ObjectIdentifier(model)] = nil
    if wasInserted {
      withdraw(model)
    } else {
      deleted[ObjectIdentifier(model)] = model
      outdated[ObjectIdentifier(model)] = model
    }
  }

  mutating func undelete(_ model: any PersistentModel) {
    deleted[ObjectIdentifier(model)] = nil
    updated[ObjectIdentifier(model)] = model
    outdated[ObjectIdentifier(model)] = model
  }

  /// The objects whose rows are to be shown now; they count as shown from then on.
  mutating func takeUnshown() -> [any PersistentModel] {
    let unshown = Array(outdated.values) + inserted[place(after: lastShownKey)...]
    outdated = [:]
    lastShownKey = inserted.last?._$storage.key ?? lastShownKey
    return unshown
  }

  private mutating func withdraw(_ model: any PersistentModel) {
    let storage = model._$storage
    inserted.remove(at: place(after: storage.key) - 1)
    outdated[ObjectIdentifier(model)] = nil
    withdrawn.append((storage.description, storage.key))
  }

  /// The place of the first object that was inserted after the one of a temporary key.
  private func place(after key: Int64) -> Int {
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle]._$storage.key < key { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
