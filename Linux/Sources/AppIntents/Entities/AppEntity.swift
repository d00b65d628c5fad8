/// An entity of the app that intents refer to.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property wrapper for the entity's properties.
  public typealias Property = EntityProperty
}

/// An entity identifier that can be represented as a string.
public protocol EntityIdentifierConvertible {
  /// The string representation.
  var entityIdentifierString: String { get }
  /// Creates an identifier from its string representation, or returns nil if the string is invalid.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }

  /// Returns the string itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The UUID string.
  public var entityIdentifierString: String { uuidString }

  /// Creates an identifier from a UUID string, or returns nil if the string is malformed.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

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
