@_exported import Observation

/// Makes a class a persistent model, with its stored properties as columns that are observed
/// individually.
///
/// A property must be a `var` whose type is a number, `Bool`, `String`, `Date`, `UUID`, `URL`,
/// `Data`, an optional of these, a `Codable` value (stored as JSON), an optional of another model,
/// or an array of another model. Other types do not compile.
@attached(
  member,
  conformances: Observable,
  PersistentModel,
  names: named(_$storage),
  named(_$description),
  named(init(_$storage:)),
  named(_$noteMutation)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "FrameworkMacros", type: "ModelMacro")

/// Sets the storage options of a property.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "FrameworkMacros", type: "PropertyMarkerMacro")

/// Sets the options of a relationship: the delete rule, and the inverse property of the
/// destination.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "FrameworkMacros", type: "PropertyMarkerMacro")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "FrameworkMacros", type: "PropertyMarkerMacro")

/// Declares sets of properties that must be unique. Inserting an object with existing values
/// updates the existing row.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "FrameworkMacros", type: "ModelConstraintMacro")

/// Declares sets of properties with an index in the store.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "FrameworkMacros", type: "ModelConstraintMacro")

/// Adds the accessors of a persisted property. Applied by `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "FrameworkMacros", type: "PersistedPropertyMacro")

/// The type of the empty stored property that the macro adds for each persisted property. With it,
/// the compiler checks that initializers set the property.
public struct _PersistedMarker {
  /// Creates the marker.
  public init() {}
}
