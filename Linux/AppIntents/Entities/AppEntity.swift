/// One of the app's things, which intents are about.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// How it is found.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// What is told of it.
  public typealias Property = EntityProperty
}

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

/// What an entity is known by, as a text.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }
  /// What a text stands for; nil where it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }

  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension UUID: EntityIdentifierConvertible {
  /// As it is written.
  public var entityIdentifierString: String { uuidString }

  /// The identifier that is written so.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
