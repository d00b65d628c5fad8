/// What is told of things that are no things of the app: a summary, say. It can't be looked for.
public protocol TransientAppEntity: AppEntity where ID == _TransientIdentifier {
  /// One without values.
  init()
}

extension TransientAppEntity {
  /// The same for all.
  public var id: _TransientIdentifier { _TransientIdentifier() }
}

extension TransientAppEntity where DefaultQuery == _TransientAppEntityQuery<Self> {
  /// Finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The identifier of what has none.
public struct _TransientIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  /// Nothing.
  public var entityIdentifierString: String { "" }

  /// None.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { nil }
}

/// The query of what can't be looked for.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// A query.
  public init() {}

  /// None.
  public func entities(for identifiers: [_TransientIdentifier]) async throws -> [Entity] { [] }
}
