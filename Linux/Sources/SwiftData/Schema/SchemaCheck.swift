/// The validation that rejects unsupported schemas before any file is written.
enum SchemaCheck {
  static func check(_ schema: Schema) throws {
    for model in schema.models {
      let names = schema.models.filter { $0.name.lowercased() == model.name.lowercased() }
      guard names.count == 1 else {
        throw refusal("Two model classes have the name \(model.name).")
      }
      if let keyPath = model.unknownKeyPaths.first {
        throw refusal("A constraint of \(model.name) names \(keyPath), which has no column.")
      }
      guard model.properties.count <= _ModelStorage.maximumPropertyCount else {
        throw refusal(
          """
          \(model.name) has more than \(_ModelStorage.maximumPropertyCount) properties, with the \
          to-many relationships without an inverse that lead to it.
          """
        )
      }
      for property in model.properties { try check(property, of: model) }
    }
  }

  private static func check(_ property: ModelProperty, of model: _ModelDescription) throws {
    let name = "\(model.name).\(property.name)"
    let inverse = model.inverses[property.index]
    if property.inverseKeyPath != nil, inverse == nil {
      throw refusal("The inverse of \(name) is not a property of its model.")
    }
    guard property.isToMany, let inverse else { return }
    guard inverse.isToOne else {
      throw refusal("\(name) and its inverse lead to many objects both; one must lead to one.")
    }
  }

  private static func refusal(_ reason: String) -> SwiftDataError {
    SwiftDataError(.unsupportedSchema, reason)
  }
}
