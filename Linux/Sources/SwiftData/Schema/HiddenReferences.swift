import Synchronization

/// The hidden references of to-many relationships without an inverse.
///
/// A to-many relationship consists of the rows whose reference points to its owner. If the
/// destination class has no property for that reference, its rows have a hidden column, as in
/// Apple's SwiftData. An object therefore belongs to at most one owner.
///
/// The class does not declare the hidden column, and the column exists only in schemas that contain
/// the owner. Each schema therefore has its own descriptions.
enum HiddenReferences {
  /// The cached descriptions. They are never released, because a program has few schemas.
  private static let known = Mutex<[Set<ObjectIdentifier>: [_ModelDescription]]>([:])

  /// Returns the descriptions of a schema's classes with the hidden references added, or the
  /// declared descriptions if no hidden reference is needed.
  static func adding(to models: [_ModelDescription]) -> [_ModelDescription] {
    let relationships = models.sorted { $0.name < $1.name }.flatMap { owner in
      owner.properties.filter { isWithoutInverse($0, of: owner) }.map { (owner, $0) }
    }
    guard !relationships.isEmpty else { return models }
    return known.withLock { known in
      let classes = Set(models.map(ObjectIdentifier.init))
      if let descriptions = known[classes] { return descriptions }
      let descriptions = models.map { model in
        let references = relationships.filter { $1.destination == model.type }
          .enumerated().map { place, relationship in
            ModelProperty(
              for: relationship.1,
              of: relationship.0,
              index: model.properties.count + place
            )
          }
        return _ModelDescription(model, adding: references)
      }
      for description in descriptions { description.join(descriptions) }
      known[classes] = descriptions
      return descriptions
    }
  }

  private static func isWithoutInverse(
    _ property: ModelProperty,
    of owner: _ModelDescription
  ) -> Bool {
    property.isToMany && property.inverseKeyPath == nil && owner.inverses[property.index] == nil
  }
}
