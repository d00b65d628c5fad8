/// A query that finds entities by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable,
  _SupportsAppDependencies, Sendable
where Result.Result == Entity, DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity

  /// Creates the query.
  init()

  /// Returns the existing entities with the given identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to suggest before a search.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns no entities.
  public func suggestedEntities() async throws -> Result { .empty }

  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that finds entities by a search text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> Result
}
