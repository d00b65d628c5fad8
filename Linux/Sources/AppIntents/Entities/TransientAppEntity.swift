/// An entity without a persistent identity, for example a summary. It can't be queried.
public protocol TransientAppEntity: AppEntity where ID == _TransientIdentifier {
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity {
  /// The shared identifier of all transient entities.
  public var id: _TransientIdentifier { _TransientIdentifier() }
}

extension TransientAppEntity where DefaultQuery == _TransientAppEntityQuery<Self> {
  /// A query that finds no entities.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The identifier of transient entities.
public struct _TransientIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  /// The empty string.
  public var entityIdentifierString: String { "" }

  /// Returns nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { nil }
}

/// The query of transient entities.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// Returns no entities.
  public func entities(for identifiers: [_TransientIdentifier]) async throws -> [Entity] { [] }
}
