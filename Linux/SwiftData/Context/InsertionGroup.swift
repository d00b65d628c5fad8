/// The inserted objects of one class.
struct InsertionGroup {
  let description: _ModelDescription
  /// Where they stand among all that were inserted.
  private(set) var places: [Int] = []

  /// The objects class by class. Those whose row others refer to come first, so that a reference to
  /// one that turns out to be an upsert leads to the row that it has.
  static func groups(of models: [any PersistentModel]) -> [InsertionGroup] {
    var groups: [InsertionGroup] = []
    var current = 0
    for (place, model) in models.enumerated() {
      let description = model._$storage.description
      // A few classes, often one after another: to hash each would take longer.
      if current >= groups.count || groups[current].description !== description {
        current = groups.firstIndex { $0.description === description } ?? groups.count
        if current == groups.count { groups.append(InsertionGroup(description: description)) }
      }
      groups[current].places.append(place)
    }
    return targetsFirst(groups)
  }

  private static func targetsFirst(_ groups: [InsertionGroup]) -> [InsertionGroup] {
    var ordered: [_ModelDescription] = []
    func visit(_ description: _ModelDescription, path: [_ModelDescription]) {
      guard !ordered.contains(where: { $0 === description }),
        !path.contains(where: { $0 === description })
      else { return }
      for property in description.toOneColumns {
        guard let destination = description.destination(of: property) else { continue }
        visit(destination, path: path + [description])
      }
      ordered.append(description)
    }
    for group in groups { visit(group.description, path: []) }
    return ordered.compactMap { description in groups.first { $0.description === description } }
  }
}
