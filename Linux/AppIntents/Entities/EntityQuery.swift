/// What offers values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype DefaultValue: _IntentValue = Result.Result
  associatedtype Result: ResultsCollection

  /// The values.
  func results() async throws -> Result
  /// The one that stands where none was chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// The values.
  var items: [Result.ValueType] { get }
  /// No values.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
  /// The elements.
  public typealias Result = Element

  /// The array itself.
  public var items: [Element] { self }
  /// No elements.
  public static var empty: [Element] { [] }
}

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
