/// The effects of deleting an object on related objects.
extension ModelContext {
  /// Applies the delete rules of an object that was just marked as deleted.
  func applyDeleteRules(of model: any PersistentModel) {
    let storage = model._$storage
    for property in storage.description.properties where property.isToOne {
      guard let destination = storage.description.destination(of: property),
        let other = storage.relatedModel(at: property.index).map({ destination.model($0) })
      else { continue }
      if property.deleteRule == .cascade {
        delete(other)
      } else if let inverse = storage.description.inverses[property.index] {
        other._$noteMutation(at: inverse.index)
      }
    }
    for (description, reference) in references(to: storage.description) {
      let rule = description.inverses[reference.index]?.deleteRule ?? .nullify
      for other in referring(to: model, description, reference) {
        switch rule {
        case .cascade:
          delete(other)
        case .nullify:
          other._$storage.write(.null, at: reference.index, of: other)
          other._$noteMutation(at: reference.index)
        case .deny:
          continue
        }
      }
    }
  }

  /// Refuses a save while a `deny` rule protects an object from a pending deletion.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure`, which names both model classes.
  func checkDenials() throws {
    for model in pending.deleted.values {
      for (description, reference) in references(to: model._$storage.description)
      where description.inverses[reference.index]?.deleteRule == .deny {
        let name = model._$storage.description.name
        guard referring(to: model, description, reference).isEmpty else {
          throw SwiftDataError(
            .modelValidationFailure,
            "A \(name) can't be deleted while a \(description.name) belongs to it."
          )
        }
      }
    }
  }

  /// Returns the schema's to-one relationships whose destination is a given model class.
  private func references(
    to target: _ModelDescription
  ) -> [(_ModelDescription, ModelProperty)] {
    container.schema.models.flatMap { description in
      description.properties
        .filter { $0.isToOne && description.destination(of: $0) === target }
        .map { (description, $0) }
    }
  }

  private func referring(
    to model: any PersistentModel,
    _ description: _ModelDescription,
    _ reference: ModelProperty
  ) -> [any PersistentModel] {
    do {
      return try models(of: description, referringTo: model._$storage.key, by: reference)
    } catch {
      // `delete` can't throw, and continuing would leave dangling references.
      fatalError("the \(description.name) objects of a deleted object can't be read: \(error)")
    }
  }
}
