/// How entities are found by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable,
  _SupportsAppDependencies, Sendable
where Result.Result == Entity, DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity

  /// A query.
  init()

  /// The entities of these identifiers that there are.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered before anything was looked for.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> Result { .empty }

  /// The suggested ones.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// How entities are found by what is said of them.
public protocol EntityStringQuery: EntityQuery {
  /// Those that are meant by a text.
  func entities(matching string: String) async throws -> Result
}
