/// The unsaved changes of a context, and the part of them that its temporary tables do not contain
/// yet.
///
/// Changed objects are retained here, so that a change is not lost when the last other reference is
/// released.
struct PendingChanges {
  /// The inserted objects in order of insertion, and therefore by descending temporary key.
  private(set) var inserted: [any PersistentModel] = []
  private(set) var updated: [ObjectIdentifier: any PersistentModel] = [:]
  private(set) var deleted: [ObjectIdentifier: any PersistentModel] = [:]

  /// Objects with an outdated or missing row in the temporary tables.
  private var outdated: [ObjectIdentifier: any PersistentModel] = [:]
  /// The temporary key of the last inserted object in the temporary tables.
  private var lastShownKey: Int64 = 0

  /// The rows of objects that were deleted before they were saved.
  var withdrawn: [(modelName: String, key: Int64)] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var count: Int { inserted.count + updated.count + deleted.count }

  mutating func insert(_ model: any PersistentModel) {
    inserted.append(model)
  }

  mutating func update(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.state == .stored { updated[ObjectIdentifier(model)] = model }
    // An object that is not in the tables yet is added with its latest values.
    guard storage.state != .inserted || storage.key >= lastShownKey else { return }
    outdated[ObjectIdentifier(model)] = model
  }

  mutating func delete(_ model: any PersistentModel, wasInserted: Bool) {
    updated[ObjectIdentifier(model)] = nil
    if wasInserted {
      let storage = model._$storage
      inserted.remove(at: place(after: storage.key) - 1)
      outdated[ObjectIdentifier(model)] = nil
      withdrawn.append((storage.description.name, storage.key))
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

  /// Returns the objects that must be written to the temporary tables, and marks them as written.
  mutating func takeUnshown() -> [any PersistentModel] {
    let unshown = Array(outdated.values) + inserted[place(after: lastShownKey)...]
    outdated = [:]
    lastShownKey = inserted.last?._$storage.key ?? lastShownKey
    return unshown
  }

  /// Returns the index of the first object that was inserted after the object with a temporary key.
  private func place(after key: Int64) -> Int {
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle]._$storage.key < key { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
