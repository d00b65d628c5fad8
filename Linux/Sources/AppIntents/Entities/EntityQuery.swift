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

/// A provider of values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype DefaultValue: _IntentValue = Result.Result
  associatedtype Result: ResultsCollection

  /// Returns the values.
  func results() async throws -> Result
  /// Returns the default value.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Returns nil.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A collection of values to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// The values.
  var items: [Result.ValueType] { get }
  /// An empty collection.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
  /// The elements.
  public typealias Result = Element

  /// The array itself.
  public var items: [Element] { self }
  /// The empty array.
  public static var empty: [Element] { [] }
}
