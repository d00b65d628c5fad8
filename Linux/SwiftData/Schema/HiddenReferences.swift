import Synchronization

/// The references that to-many relationships without an inverse are kept by.
///
/// A to-many relationship is the rows whose reference leads to its owner. Where the other class has
/// no property for that, its rows have a column that no property reads, as with Apple's: so an object
/// is in one owner's relationship at most. The class knows nothing of it, and in a schema without the
/// owner there is no such column; therefore a schema has descriptions of its own.
enum HiddenReferences {
  /// Kept for ever, as the descriptions of the classes are: a program has few schemas.
  private static let known = Mutex<[Set<ObjectIdentifier>: [_ModelDescription]]>([:])

  /// The descriptions of a schema's classes; those that the classes declare where no reference is
  /// missing.
  static func adding(to models: [_ModelDescription]) -> [_ModelDescription] {
    let relationships = models.sorted { $0.name < $1.name }.flatMap { owner in
      owner.properties.filter { isWithoutInverse($0, of: owner) }.map { (owner, $0) }
    }
    guard !relationships.isEmpty else { return models }
    return known.withLock { known in
      let classes = Set(models.map(ObjectIdentifier.init))
      if let descriptions = known[classes] { return descriptions }
      let descriptions = models.map { model in
        let references = relationships.filter { $1.destination.map { $0 == model.type } ?? false }
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
