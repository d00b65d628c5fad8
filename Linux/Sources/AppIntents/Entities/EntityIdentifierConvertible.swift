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
