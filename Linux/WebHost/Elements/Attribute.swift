/// An attribute of an element. Names are literals of the program; values are escaped when written.
public struct Attribute: Hashable, Sendable {
  public let name: String
  public let value: String

  /// - Parameter name: A literal, so that no text of the user's can become an attribute's name.
  public init(_ name: StaticString, _ value: String = "") {
    self.name = name.description
    self.value = value
  }
}
