/// An attribute of an element. Names are literals of the program; values are escaped when written.
public struct Attribute: Hashable, Sendable {
  /// The name as HTML or SVG spells it.
  public let name: String
  /// The value as it is meant; empty for an attribute that only has to be there.
  public let value: String

  /// - Parameter name: A literal, so that no text of the user's can become an attribute's name.
  public init(_ name: StaticString, _ value: String = "") {
    self.name = name.description
    self.value = value
  }
}
