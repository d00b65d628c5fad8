/// The inserted objects of a class.
struct InsertionGroup {
  let description: _ModelDescription
  /// The indices of the objects in the list of all inserted objects.
  private(set) var places: [Int] = []

  /// Groups the objects by class. Classes that other classes refer to come first, so that a
  /// reference to an upserted object resolves to its existing row.
  static func groups(of models: [any PersistentModel]) -> [InsertionGroup] {
    var groups: [InsertionGroup] = []
    var current = 0
    for (place, model) in models.enumerated() {
      let description = model._$storage.description
      // There are few classes, and successive objects often have the same class, so a linear search
      // is faster than hashing.
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
