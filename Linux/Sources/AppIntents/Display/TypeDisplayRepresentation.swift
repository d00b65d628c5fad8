/// The display name of a type.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// The name of a value of the type.
  public var name: LocalizedStringResource

  /// Creates a display name.
  public init(name: LocalizedStringResource) {
    self.name = name
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringLiteral {
  /// Creates a display name from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
