@_exported import Observation

/// Turns a class into a persistent model: its stored properties become columns of the store and are
/// observed one by one.
///
/// A property must be a `var` whose type is a number, `Bool`, `String`, `Date`, `UUID`, `URL`,
/// `Data`, an optional of these, a `Codable` value (stored as JSON, or as its raw value), an optional
/// of another model, or an array of another model. Any other type does not compile.
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
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Says how a property is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Says how a relationship behaves: what happens to the other side when this object is deleted, and
/// which property of the other side is its inverse.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Keeps a property out of the store.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkerMacro")

/// Lists the sets of properties that no two objects may share; a clash is an upsert.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ModelConstraintMacro")

/// Lists the sets of properties that the store keeps an index of.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "ModelConstraintMacro")

/// The accessors of one persisted property; `@Model` applies it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// The empty stored property behind a persisted one, through which the compiler checks that an
/// initialiser sets it.
public struct _PersistedMarker {
  /// The only value.
  public init() {}
}
