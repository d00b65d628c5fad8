/// How the values of a type are called.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// One of them.
  public var name: LocalizedStringResource

  /// A type with a name.
  public init(name: LocalizedStringResource) {
    self.name = name
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringLiteral {
  /// A type with a name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
