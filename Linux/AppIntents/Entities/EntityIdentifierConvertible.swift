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
